import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { compare, fromText, toText } from './compare.ts';
import { declaredTypes } from './declared-types.ts';
import { schemaLines } from './schema-lines.ts';
import { contractSurface } from './surface.ts';

const root = path.resolve(import.meta.dirname, '../..');
const surface = [
  'call getPlayer',
  'call getPlayer takes .name: string',
  'manifest .menu[].icon?: string',
  'module react 19',
  'token --accent',
  'type links Links.home(): string',
];
const recorded = { number: 1, surface };
const changed = (change: { removed?: string; added?: string }, number = 1) =>
  compare(recorded, {
    number,
    surface: [...surface.filter((line) => line !== change.removed), ...(change.added ? [change.added] : [])],
  });

test('lists the exports of the shared router', () => {
  const surface = contractSurface(root);
  expect(surface).toContain('module react-router-dom exports useFetcher');
  expect(surface).toContain('module react-router-dom exports RouterProvider');
});

test('leaves out the answers of the API, which its own version covers', () => {
  const lines = contractSurface(root).filter((line) => line.includes('getPlayer '));
  expect(lines).toEqual(['call getPlayer takes .player: string', 'call getPlayer takes .shard: string']);
});

test('finds no change in a contract that was written and read', () => {
  expect(changed({})).toEqual({ status: 'unchanged' });
  expect(fromText(toText(recorded))).toEqual(recorded);
});

test.each([
  ['a link', 'type links Links.clans(): string'],
  ['a call', 'call getClan'],
  ['an input of a call', 'call getPlayer takes .shard: string'],
  ['a required field of the manifest', 'manifest .mascot: string'],
  ['another value of a known field', 'manifest .menu[].icon?: null'],
  ['a shared module', 'module zustand 5'],
  ['an export of the router', 'module react-router-dom exports useBlocker'],
])('needs a higher number when somebody adds %s', (_, added) => {
  expect(changed({ added })).toEqual({ status: 'needs-higher-number', lines: [`+ ${added}`] });
});

test.each(surface)('needs a higher number without the line: %s', (removed) => {
  expect(changed({ removed })).toEqual({ status: 'needs-higher-number', lines: [`- ${removed}`] });
});

test.each([
  ['an optional field of the manifest', 'manifest .mascot?: string'],
  ["an optional field of a page's handle", 'type contract PageHandle.warmUp?: (data: never) => string'],
  ['a token', 'token --danger'],
])('records %s under the same number', (_, added) => {
  expect(changed({ added })).toEqual({ status: 'needs-recording', lines: [`+ ${added}`] });
});

test('accepts every change under a higher number and none under a lower one', () => {
  expect(changed({ removed: 'token --accent' }, 2)).toEqual({
    status: 'needs-recording',
    lines: ['- token --accent'],
  });
  expect(changed({}, 2)).toEqual({ status: 'needs-recording', lines: [] });
  expect(changed({}, 0)).toEqual({ status: 'lower-number' });
});

test('writes one line for each field and each of its values', () => {
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

test('writes one line for each member of a type, for any layout and comments', () => {
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
