import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { compare, fromText, toText } from './compare.ts';
import { declaredTypes } from './declared-types.ts';
import { schemaLines } from './schema-lines.ts';
import { contractSurface } from './surface.ts';

const surface = [
  'answer getPlayer .name: string',
  'call getPlayer GET /players/:name',
  'call getPlayer sends .name: string',
  'manifest .menu[].icon?: string',
  'module react 19',
  'token --accent',
  'type links Links.home(): string',
];
const recorded = { number: 1, surface };
const changed = (change: { gone?: string; added?: string }, number = 1) =>
  compare(recorded, {
    number,
    surface: [...surface.filter((line) => line !== change.gone), ...(change.added ? [change.added] : [])],
  });

test('what areas take of the shared router stands in the contract', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const given = contractSurface(root).filter((line) => line.startsWith('module react-router-dom gives'));
  expect(given).toContain('module react-router-dom gives useFetcher');
  expect(given).toContain('module react-router-dom gives RouterProvider');
});

test('a contract that nobody touched is the recorded one, through its file too', () => {
  expect(changed({})).toEqual({ status: 'same' });
  expect(fromText(toText(recorded))).toEqual(recorded);
});

test.each([
  ['a link', 'type links Links.clans(): string'],
  ['a call', 'call getClan GET /clans/:id'],
  ['something that a call must be sent', 'call getPlayer sends .shard: string'],
  ['a required field of the manifest', 'manifest .mascot: string'],
  ['another value of a field that was always there', 'answer getPlayer .name: null'],
  ['another module that both sides share', 'module zustand 5'],
  ['something of the router', 'module react-router-dom gives useBlocker'],
])('the number must rise when %s is added', (_, added) => {
  expect(changed({ added })).toEqual({ status: 'number must rise', lines: [`+ ${added}`] });
});

test.each(surface)('the number must rise when this is taken away: %s', (gone) => {
  expect(changed({ gone })).toEqual({ status: 'number must rise', lines: [`- ${gone}`] });
});

test('the number must rise when a field of an answer may be missing now', () => {
  expect(
    changed({ gone: 'answer getPlayer .name: string', added: 'answer getPlayer .name?: string' }).status,
  ).toBe('number must rise');
});

test.each([
  ['a field of an answer', 'answer getPlayer .clan: string'],
  ['an optional field of the manifest', 'manifest .mascot?: string'],
  ['a token', 'token --danger'],
])('%s may be added under the same number, and is recorded', (_, added) => {
  expect(changed({ added })).toEqual({ status: 'to be recorded', lines: [`+ ${added}`] });
});

test('under a higher number everything may change, and under a lower one nothing', () => {
  expect(changed({ gone: 'token --accent' }, 2)).toEqual({
    status: 'to be recorded',
    lines: ['- token --accent'],
  });
  expect(changed({}, 2)).toEqual({ status: 'to be recorded', lines: [] });
  expect(changed({}, 0)).toEqual({ status: 'number went back' });
});

test('a schema becomes one line a field, with what may be missing, empty or one of a few', () => {
  const schema = v.object({
    name: v.pipe(v.string(), v.minLength(1)),
    mark: v.optional(v.nullable(v.number())),
    seasons: v.array(v.object({ id: v.string() })),
    ban: v.picklist(['none', 'temporary']),
    stats: v.record(v.string(), v.object({ wins: v.number() })),
    either: v.union([v.literal(1), v.boolean()]),
  });
  expect(schemaLines(schema)).toEqual([
    '.name: string',
    '.mark?: null',
    '.mark?: number',
    '.seasons[].id: string',
    '.ban: "none"',
    '.ban: "temporary"',
    '.stats[key].wins: number',
    '.either|: 1',
    '.either|: boolean',
  ]);
});

test('types become one line a member, however they are laid out and commented', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-types-'));
  const read = (text: string) => {
    writeFileSync(path.join(folder, 'types.ts'), text);
    return declaredTypes(path.join(folder, 'types.ts'));
  };
  const lines = ['Links.home(): string', 'Links.tab: Tab', "Tab = 'one' | 'two'"];
  expect(
    read(`/** Über. */
import type { A } from './a.ts';
export interface Links {
  /** The way home. */
  home(): string;
  readonly tab: Tab; // which
}
type Tab =
  'one' | 'two';
export const here = 1;`),
  ).toEqual(lines);
  expect(read(`interface Links { home(): string; tab: Tab }\nexport type Tab = 'one' | 'two'`)).toEqual(
    lines,
  );
  rmSync(folder, { recursive: true });
});
