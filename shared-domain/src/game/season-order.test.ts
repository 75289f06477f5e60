import { arena } from '../testing/index.ts';
import { compareSeasons, type Game, insertSeason } from './index.ts';
import { pubg } from './pubg/index.ts';

const placed = (game: Game, among: readonly string[], one: string) =>
  insertSeason(
    among.map((id) => game.seasons.read(id)),
    game.seasons.read(one),
  ).map(({ shortId }) => shortId);

const pc = ['pc-2018-43', 'pc-2018-40', 'pc-2018-06', '2018-04', '2017-pre2'];
const xbox = ['console-43', 'console-06', 'xbox-02', 'xbox-01'];

test('sorts the seasons of PUBG by age for any order of the list', () => {
  const sorted = [
    '2017-beta',
    '2017-pre1',
    '2017-pre9',
    '2018-01',
    '2018-09',
    'pc-2018-01',
    'pc-2018-09',
    'pc-2018-43',
  ];
  const shuffled = [5, 0, 7, 3, 6, 1, 4, 2].map((i) => pubg.seasons.read(sorted[i] ?? ''));
  expect(shuffled.toSorted(compareSeasons).map(({ shortId }) => shortId)).toEqual(sorted);
});

test.each([
  ['before all', pc, 'pc-2018-44', 0],
  ['between two numbers', pc, 'pc-2018-41', 1],
  ['after ranked play of a higher number', pc, 'pc-2018-07', 2],
  ['among survival seasons', pc, 'pc-2018-05', 3],
  ['before beta seasons of a higher number', pc, 'pc-2018-01', 3],
  ['among beta seasons', pc, '2018-09', 3],
  ['after them', pc, '2017-pre6', 4],
  ['after all', pc, '2017-pre1', 5],
  ['after all, the first season', pc, '2017-beta', 5],
  ['among seasons of consoles', xbox, 'console-03', 2],
  ['after all, a preview', xbox, 'xb-pre1', 4],
  ['before all where its form is not known', pc, 'season-of-tomorrow', 0],
  ['where there is no other', [], 'pc-2018-43', 0],
])('a season of PUBG is put %s', (_, among, one, at) => {
  expect(placed(pubg, among, one)).toEqual(among.toSpliced(at, 0, one));
});

test('puts a season of another game where its number belongs', () => {
  expect(placed(arena, ['s12', 's3', 's1'], 's4')).toEqual(['s12', 's4', 's3', 's1']);
});

test('keeps the position of a season that is in the list', () => {
  expect(placed(arena, ['s1', 's12', 's3'], 'arena.s3')).toEqual(['s1', 's12', 's3']);
});
