import { arena } from '../game/arena.ts';
import { answers } from './answers.ts';

const [platform] = arena.platforms;
const boards = arena.modes.map(({ id: mode }) => ({ shard: platform?.id ?? '', mode }));

const findName = (board: { shard: string; mode: string }, text: string): string | undefined => {
  const place = answers.findOnLeaderboard?.({ ...board, name: text }).place;
  if (!place) return undefined;
  const page = answers.getLeaderboard?.({
    ...board,
    page: Math.ceil(place / 50),
    perPage: 50,
    sort: 'points',
  });
  return page?.ranks[(place - 1) % 50]?.name;
};

test.each([
  ['the exact name', 'IronLynx', 'IronLynx'],
  ['another capitalization', 'ironlynx', 'IronLynx'],
  ['the exact name of a longer one', 'IronLynx1', 'IronLynx1'],
])('a board finds %s before names that contain it', (_, text, name) => {
  expect(boards.map((board) => findName(board, text))).toEqual(boards.map(() => name));
});

test('a board finds a name by its beginning, else by a part', () => {
  for (const board of boards) {
    expect(findName(board, 'wi')).toMatch(/^Wild/);
    expect(findName(board, 'ynx1')).toMatch(/Lynx1$/);
    expect(findName(board, 'unknown')).toBeUndefined();
  }
});

test('a board is sorted by a column, and lists places by points', () => {
  const read = (sort: 'games' | '-games') =>
    boards.map((board) => answers.getLeaderboard?.({ ...board, page: 1, perPage: 500, sort }).ranks ?? []);
  for (const [ranks, isReversed] of [
    ...read('games').map((each) => [each, false] as const),
    ...read('-games').map((each) => [each, true] as const),
  ]) {
    const games = ranks.map(({ roundsPlayed }) => roundsPlayed ?? 0);
    expect(games).toEqual(games.toSorted((a, b) => (isReversed ? a - b : b - a)));
    expect(new Set(ranks.map(({ place }) => place)).size).toBe(ranks.length);
  }
});
