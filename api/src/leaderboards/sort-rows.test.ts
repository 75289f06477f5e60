import { aLeaderboardRow } from '@hotdrop/shared-domain/testing';
import { type Sorting, sortRows } from './sort-rows.ts';

const rows = [
  { name: 'first', rankPoint: 3000, wins: 4 },
  { name: 'second', rankPoint: 2900, wins: null },
  { name: 'third', rankPoint: 2900, wins: 9 },
  { name: 'fourth', rankPoint: 2800, wins: null },
  { name: 'fifth', rankPoint: 2700, wins: 4 },
].map((row, i) => ({ ...aLeaderboardRow(row), place: i + 1 }));

test.each<[Sorting, string[]]>([
  ['points', ['first', 'second', 'third', 'fourth', 'fifth']],
  ['-points', ['fifth', 'fourth', 'third', 'second', 'first']],
  ['wins', ['third', 'first', 'fifth', 'second', 'fourth']],
  ['-wins', ['first', 'fifth', 'third', 'second', 'fourth']],
])('sorts by %s, with equal values in the order of places and rows without a value last', (sort, names) => {
  expect(sortRows(rows, sort).map(({ name }) => name)).toEqual(names);
});
