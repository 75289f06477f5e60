import * as v from 'valibot';
import { areaSourceSchema, defineArea } from './contract/index.ts';
import { toManifestData } from './manifest-data.ts';

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
