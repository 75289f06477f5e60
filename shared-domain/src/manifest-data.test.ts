import * as v from 'valibot';
import { areaSourceSchema, defineArea } from './contract/index.ts';
import { toManifestData } from './manifest-data.ts';

test('stores calls without the schemas of their answers', () => {
  const calls = {
    clan: { path: '/clans/:tag', cache: 60, answer: v.object({ members: v.number() }) },
  } as const;
  const source = { id: 'mf-clans', owner: 'clans', contract: 1, routes: [], smoke: [], calls };
  expect(v.parse(areaSourceSchema, toManifestData(defineArea(source))).calls).toEqual({
    clan: { path: '/clans/:tag', cache: 60 },
  });
});

const settings = v.object({ title: v.optional(v.string(), 'Clans'), link: v.optional(v.string()) });

test('stores settings as JSON Schema, with their defaults', () => {
  expect(toManifestData({ settings })).toEqual({
    settings: {
      schema: {
        type: 'object',
        properties: { title: { type: 'string', default: 'Clans' }, link: { type: 'string' } },
        required: [],
      },
      defaults: { title: 'Clans' },
    },
  });
});

test('refuses settings without a default, which a site may not have', () => {
  const required = v.object({ ...settings.entries, hours: v.number() });
  expect(() => toManifestData({ settings: required })).toThrow(
    'each setting needs a default or is optional: hours',
  );
});

const isFilled = (text: string) => text !== '';

test.each([
  ['changes a value', v.pipe(v.string(), v.transform(Number))],
  ['runs code', v.pipe(v.string(), v.check(isFilled))],
])('refuses a setting whose schema %s, because sites only have data', (_, schema) => {
  expect(() => toManifestData({ settings: v.object({ hours: v.optional(schema, '1') }) })).toThrow(
    'cannot be converted to JSON Schema',
  );
});

test('stores the context of a slot as JSON Schema', () => {
  const source = defineArea({
    id: 'mf-clans',
    owner: 'clans@hotdrop.example',
    contract: 1,
    routes: ['clans/:tag'],
    menu: [],
    smoke: [],
    offers: [
      {
        name: 'clan.members',
        kind: 'item',
        context: v.object({ tag: v.string(), season: v.nullish(v.string()) }),
      },
    ],
  });
  expect(v.parse(areaSourceSchema, toManifestData(source)).offers).toEqual([
    {
      name: 'clan.members',
      kind: 'item',
      context: {
        type: 'object',
        properties: { tag: { type: 'string' }, season: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
        required: ['tag'],
      },
    },
  ]);
});
