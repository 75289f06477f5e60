import { startApi, type TestApi, useEmptyStore } from '../../testing/start-api.ts';
import {
  aParticipant,
  type ParticipantRow,
  storeMatches,
  storePlayer,
} from '../../testing/stored-matches.ts';

const getStore = useEmptyStore();
let api: TestApi;
const hour = 3_600_000;
const [ada, bea, cyd] = ['account.ada', 'account.bea', 'account.cyd'];

beforeEach(async () => {
  api = await startApi({ store: getStore() });
  for (const accountId of [ada, bea, cyd]) await storePlayer(api.context, accountId);
});
afterEach(() => api.close());

/** Stores the rows of players in a match: their team, its place, and their kills. */
const addMatch = async (
  matchId: string,
  hoursAgo: number,
  rows: readonly (readonly [accountId: string, teamId: number, teamRank: number, kills: number])[],
  change: Partial<ParticipantRow> = {},
) => {
  const createdAt = new Date(api.context.now().getTime() - hoursAgo * hour);
  const [first, ...others] = rows.map(([accountId, teamId, teamRank, kills]) =>
    aParticipant({ matchId, accountId, createdAt, teamId, teamRank, kills, ...change }),
  );
  await storeMatches(api.context, first ? [first] : [], others);
  return createdAt.toISOString();
};

const read = (others = bea, first = ada) =>
  api.get(`/players/steam/${first}/shared-matches?with=${encodeURIComponent(others)}`);
const idsOf = ({ matches }: { matches: readonly { id: string }[] }) => matches.map(({ id }) => id);

test('players who were never in one match share nothing', async () => {
  await addMatch('a', 1, [[ada, 1, 3, 2]]);
  await addMatch('b', 2, [[bea, 1, 3, 2]]);
  expect((await read()).data).toEqual({
    all: { games: 0, wins: 0, top10s: 0 },
    others: [{ accountId: bea, together: 0, against: 0, ahead: 0 }],
    together: { games: 0, matches: [] },
    against: { games: 0, matches: [] },
  });
});

test('a match in one team has its place, and the kills and the time of each player', async () => {
  const createdAt = await addMatch(
    'm',
    3,
    [
      [bea, 7, 1, 0],
      [ada, 7, 1, 4],
      ['account.stranger', 7, 1, 9],
    ],
    { timeSurvived: 1500 },
  );
  const { data } = await read();
  expect(data).toMatchObject({
    all: { games: 1, wins: 1, top10s: 1 },
    others: [{ together: 1, against: 0 }],
    against: { games: 0 },
  });
  expect(data.together.matches).toEqual([
    {
      ...{ id: 'm', createdAt, mapName: 'Baltic_Main', gameMode: 'squad', teamTotal: 16 },
      teams: [
        {
          rank: 1,
          players: [
            { accountId: ada, kills: 4, timeSurvived: 1500 },
            { accountId: bea, kills: 0, timeSurvived: 1500 },
          ],
        },
      ],
    },
  ]);
});

test('a match in different teams says who placed higher', async () => {
  await addMatch('m', 3, [
    [ada, 1, 9, 2],
    [bea, 2, 4, 3],
  ]);
  await addMatch('n', 2, [
    [ada, 1, 3, 2],
    [bea, 2, 11, 3],
  ]);
  const { data } = await read();
  expect(data.others).toEqual([{ accountId: bea, together: 0, against: 2, ahead: 1 }]);
  expect(idsOf(data.against)).toEqual(['n', 'm']);
  expect(data.against.matches[1].teams.map(({ rank }: { rank: number }) => rank)).toEqual([4, 9]);
});

test('the fullest teams are first, and a match can be in both lists', async () => {
  await addMatch('all', 9, [
    [ada, 1, 11, 0],
    [bea, 1, 11, 0],
    [cyd, 1, 11, 0],
  ]);
  await addMatch('both', 2, [
    [ada, 1, 2, 0],
    [bea, 1, 2, 0],
    [cyd, 2, 5, 0],
  ]);
  await addMatch('rivals', 1, [
    [bea, 1, 2, 0],
    [cyd, 2, 5, 0],
  ]);
  const { data } = await read(`${cyd},${bea}`);
  expect(data.all).toEqual({ games: 1, wins: 0, top10s: 0 });
  expect(data.others).toEqual([
    { accountId: cyd, together: 1, against: 1, ahead: 1 },
    { accountId: bea, together: 2, against: 0, ahead: 0 },
  ]);
  expect(data.together.games).toBe(2);
  expect(idsOf(data.together)).toEqual(['all', 'both']);
  expect(idsOf(data.against)).toEqual(['rivals', 'both']);
});

test('solo players are opponents with any team id', async () => {
  await addMatch(
    'solo',
    1,
    [
      [ada, 0, 3, 2],
      [bea, 0, 80, 0],
    ],
    { gameMode: 'solo', teamTotal: 100 },
  );
  const { data } = await read();
  expect([data.together.games, data.against.games]).toEqual([0, 1]);
});

test('training and matches of deleted weeks do not count, unknown modes and types do', async () => {
  const rows = [
    [ada, 1, 1, 0],
    [bea, 1, 1, 0],
  ] as const;
  await addMatch('training', 1, rows, { matchType: 'training', gameMode: 'training' });
  await addMatch('old', 24 * 95, rows);
  await addMatch('odd', 2, rows, { matchType: 'unheard-of', gameMode: 'gravity', mapName: 'Moon_Main' });
  expect(idsOf((await read()).data.together)).toEqual(['odd']);
});

test.each(['', 'account.bea,', 'account.bea,account.bea', 'a,b,c,d,e,f'])('refuses "%s"', async (others) => {
  expect((await read(others)).status).toBe(400);
});

test('answers 404 for unknown players', async () => {
  expect((await read('account.nobody')).status).toBe(404);
  expect((await read(bea, 'account.nobody')).status).toBe(404);
});
