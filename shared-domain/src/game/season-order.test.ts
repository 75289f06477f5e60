import { arena } from '../testing/index.ts';
import { compareSeasons, type Game, insertSeason, readSeason } from './index.ts';
import { pubg } from './pubg/index.ts';

const sorted = [
  ...['2017-beta', '2017-pre1', '2017-pre9', '2018-01', '2018-09'],
  ...['pc-2018-01', 'pc-2018-09', 'pc-2018-43'],
];

test('sorts the seasons of PUBG by age for any order of the list', () => {
  const shuffled = [5, 0, 7, 3, 6, 1, 4, 2].map((index) => readSeason(pubg, sorted[index] ?? ''));
  expect(shuffled.toSorted(compareSeasons).map(({ shortId }) => shortId)).toEqual(sorted);
});

const pc = ['pc-2018-43', 'pc-2018-40', 'pc-2018-06', '2018-04', '2017-pre2'];
const xbox = ['console-43', 'console-06', 'xbox-02', 'xbox-01'];

test.each<[string, Game, readonly string[], string, number]>([
  ['before all', pubg, pc, 'pc-2018-44', 0],
  ['between two numbers', pubg, pc, 'pc-2018-41', 1],
  ['after ranked play of a higher number', pubg, pc, 'pc-2018-07', 2],
  ['before beta seasons of a higher number', pubg, pc, 'pc-2018-01', 3],
  ['among beta seasons', pubg, pc, '2018-09', 3],
  ['after all, the first season', pubg, pc, '2017-beta', 5],
  ['among seasons of consoles', pubg, xbox, 'console-03', 2],
  ['after all, a preview', pubg, xbox, 'xb-pre1', 4],
  ['before all where its form is not known', pubg, pc, 'season-of-tomorrow', 0],
  ['where there is no other', pubg, [], 'pc-2018-43', 0],
  ['by its number in another game', arena, ['s12', 's3', 's1'], 's4', 1],
])('puts a season %s', (_, game, among, added, index) => {
  const list = insertSeason(
    among.map((id) => readSeason(game, id)),
    readSeason(game, added),
  );
  expect(list.map(({ shortId }) => shortId)).toEqual(among.toSpliced(index, 0, added));
});

test('keeps the position of a season that is in the list', () => {
  const list = ['s1', 's12', 's3'].map((id) => readSeason(arena, id));
  expect(insertSeason(list, readSeason(arena, 'arena.s3'))).toEqual(list);
});
