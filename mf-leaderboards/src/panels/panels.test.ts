import {
  aFailure,
  aLeaderboard,
  aLeaderboardRow,
  aListMeta,
  type FakeAnswers,
  fakeSite,
} from '@hotdrop/shared-domain/testing';
import { sayPanel, showPanel } from '@hotdrop/shared-ui/testing';
import { panels } from '../panels.tsx';
import { pagedBoard } from '../testing/open-page.ts';

const about = { shard: 'steam', mode: 'squad' };
const say = (id: string, getLeaderboard: FakeAnswers['getLeaderboard'], board = about) =>
  sayPanel(panels, id, { site: fakeSite({ answers: { getLeaderboard } }), about: board });

/** Players who gained these places since yesterday. Null: not known. */
const movedBy = (...days: readonly (number | null)[]) =>
  aLeaderboard({
    ranks: days.map((day, at) =>
      aLeaderboardRow({
        accountId: `account.${at}`,
        name: `player${at + 1}`,
        place: at + 1,
        movement: { day, points: 0, season: null, isNew: day === null },
      }),
    ),
  });
const empty = { ranks: [], meta: aListMeta({ totalCount: 0 }) };

test.each<[id: string, board: string, line: string | number, answer?: FakeAnswers['getLeaderboard']]>([
  [
    'top',
    'players',
    'Steam · Squad TPP: 1. player1 (4,999), 2. player2 (4,998), 3. player3 (4,997)',
    pagedBoard(),
  ],
  ['top', 'no players', 'Steam · Squad TPP: Too few ranked players yet', aLeaderboard(empty)],
  [
    'top',
    'no reading',
    'Steam · Squad TPP: This board was not read from the game yet',
    aLeaderboard({ ...empty, updatedAt: null }),
  ],
  ['top', 'a failure', 503, aFailure('network')],
  ['top', 'no such board', 404, aFailure('not-found')],
  [
    'climbers',
    'players who rose',
    'Steam · Squad TPP, places gained since yesterday: player3 +12, player6 +4, player1 +2',
    movedBy(2, -3, 12, null, 1, 4),
  ],
  [
    'climbers',
    'players who did not rise',
    'Steam · Squad TPP: No one has gained a place since yesterday',
    movedBy(0, -1, null),
  ],
  ['climbers', 'no players', 'Steam · Squad TPP: Too few ranked players yet', aLeaderboard(empty)],
  ['climbers', 'a failure', 503, aFailure('network')],
])('%s of a board with %s', async (id, _, line, ...[answer]) => {
  expect(await say(id, answer)).toBe(line);
});

test.each(['top', 'climbers'])('%s of a board that no season has is not found', async (id) => {
  expect(await say(id, aLeaderboard(), { ...about, mode: 'arena' })).toBe(404);
  expect(await say(id, aLeaderboard(), { ...about, shard: 'moon' })).toBe(404);
});

test('lists keep the order of the board, and of the places gained', async () => {
  const rowsOf = async (id: string, getLeaderboard: FakeAnswers['getLeaderboard']) => {
    const { face } = await showPanel(panels, id, { site: fakeSite({ answers: { getLeaderboard } }), about });
    return face?.rows?.map(({ place, name, value }) => [place, name, value].join(' '));
  };
  const top = await rowsOf('top', pagedBoard());
  expect([top?.length, top?.[0], top?.[9]]).toEqual([10, '1 player1 4,999', '10 player10 4,990']);
  expect(await rowsOf('climbers', movedBy(2, -3, 12, null, 1))).toEqual([
    '3 player3 +12',
    '1 player1 +2',
    '5 player5 +1',
  ]);
});
