import type { Climber, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { and, eq } from 'drizzle-orm';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { boardPlaces, rankedFigures } from '../data/schema.ts';
import { days } from '../durations.ts';
import { refreshStatistics } from '../jobs/refresh-statistics.ts';
import { dayBefore, utcDay } from './places.ts';

/** Each test has its own, because most of them change the boards or the time. */
let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

const readBoard = async (query = '') => (await api.get(`/ranks/steam/squad${query}`)).data;
const readAll = async (query = ''): Promise<LeaderboardRow[]> =>
  (await readBoard(`?perPage=500${query}`)).ranks;

const readPlaces = async (day: string, board = 'steam') => {
  const rows = await api.context.db
    .select()
    .from(boardPlaces)
    .where(and(eq(boardPlaces.board, board), eq(boardPlaces.mode, 'squad'), eq(boardPlaces.day, day)));
  return new Map(rows.map((row) => [row.accountId, row]));
};

const setPoints = (accountId: string, rankPoint: number) =>
  api.context.db
    .update(rankedFigures)
    .set({ rankPoint })
    .where(and(eq(rankedFigures.accountId, accountId), eq(rankedFigures.mode, 'squad')));

test('the demo world begins with the movement of a day, a week, and the season', async () => {
  const { ranks, climber, cutoffs, topDays } = await readBoard();
  const movements = (await readAll()).map(({ movement }) => movement);
  expect(movements.filter((movement) => movement?.day).length).toBeGreaterThan(5);
  expect(movements.filter((movement) => movement?.season).length).toBeGreaterThan(20);
  expect(climber.gained).toBeGreaterThan(0);
  expect(cutoffs).toEqual([
    { place: 10, rankPoint: ranks[9].rankPoint, week: expect.any(Number) },
    // The test world is small.
    { place: 100, rankPoint: null, week: null },
    { place: 500, rankPoint: null, week: null },
  ]);
  expect(topDays.map(({ accountId }: LeaderboardRow) => accountId)).toEqual(
    ranks.slice(0, 3).map(({ accountId }: LeaderboardRow) => accountId),
  );
  for (const [i, { days: list }] of topDays.entries()) {
    expect(list.map(({ day }: { day: string }) => day)).toEqual(
      Array.from({ length: 10 }, (_, age) => dayBefore(api.context.now(), 9 - age)),
    );
    expect(list.at(-1).rankPoint).toBe(ranks[i].rankPoint);
  }
  const { topDays: later } = await readBoard('?page=2');
  expect(later).toBeUndefined();
});

test('movement is the difference to the stored boards of yesterday and of the first day', async () => {
  const now = api.context.now();
  const yesterday = await readPlaces(dayBefore(now, 1));
  const first = await readPlaces(dayBefore(now, 56));
  const rows = await readAll();
  for (const { accountId, place = 0, rankPoint, movement } of rows) {
    const before = yesterday.get(accountId);
    expect(movement).toMatchObject(
      before
        ? { day: before.place - place, points: rankPoint - before.rankPoint, isNew: false }
        : { day: null, points: null, isNew: true },
    );
    const begin = first.get(accountId);
    if (begin) expect(movement?.season).toBe(begin.place - place);
  }
  const best = Math.max(...rows.map(({ movement }) => movement?.day ?? 0));
  expect((await readBoard()).climber.gained).toBe(best);
});

test.each(['sort=name', 'sort=--games', 'sort=', 'perPage=51', 'perPage=1000'])(
  'refuses %s',
  async (query) => {
    expect((await api.get(`/ranks/steam/squad?${query}`)).status).toBe(400);
  },
);

test('finds the exact place of a player beyond the end of the board', async () => {
  const { db } = api.context;
  const last = (await readAll()).at(-1);
  await db
    .update(boardPlaces)
    .set({ place: 501 })
    .where(eq(boardPlaces.accountId, last?.accountId ?? ''));
  await api.context.store.execute(
    "delete from board_rows where board = 'steam' and mode = 'squad' and account_id = $1",
    [last?.accountId],
  );
  const { data } = await api.get(`/ranks/steam/squad/find?name=${last?.name}`);
  const { rankedStats } = (await api.get(`/players/steam/${last?.accountId}/seasons/pc-2018-43`)).data;
  const { rating } = rankedStats.squad;
  expect(data).toEqual({
    place: null,
    beyond: {
      accountId: last?.accountId,
      name: last?.name,
      shard: 'STEAM',
      profileUrl: `/profile/steam/${last?.name}`,
      rankPoint: last?.rankPoint,
      tier: last?.tier,
      subTier: last?.subTier,
      place: rating.rankPoint.rank,
      population: rating.population,
    },
  });
  await refreshStatistics.run(api.context, {});
  expect((await api.get(`/ranks/steam/squad/find?name=${last?.name}`)).data.beyond).toBeNull();
});

test('a new day compares with the last board of the day before', async () => {
  const [leader, second, third] = await readAll();
  expect((await readPlaces(utcDay(api.context.now()))).get(third?.accountId ?? '')?.place).toBe(3);
  await setPoints(third?.accountId ?? '', (leader?.rankPoint ?? 0) + 10);
  await refreshStatistics.run(api.context, {});
  expect((await readPlaces(utcDay(api.context.now()))).get(third?.accountId ?? '')?.place).toBe(1);
  api.advance(days(1));
  await setPoints(second?.accountId ?? '', (leader?.rankPoint ?? 0) + 20);
  await refreshStatistics.run(api.context, {});
  const rows = await readAll();
  expect(rows.slice(0, 3).map(({ name, movement }) => [name, movement?.day])).toEqual([
    [second?.name, 2],
    [third?.name, -1],
    [leader?.name, -1],
  ]);
  expect(rows[0]?.movement?.points).toBe((leader?.rankPoint ?? 0) + 20 - (second?.rankPoint ?? 0));
  expect((await readBoard()).climber).toMatchObject({ accountId: second?.accountId, gained: 2, place: 1 });
});

test('movement is unknown if no board of yesterday is stored', async () => {
  api.advance(days(3));
  await refreshStatistics.run(api.context, {});
  const rows = await readAll();
  expect(rows.map(({ movement }) => movement)).toEqual(
    rows.map(() => ({ day: null, points: null, season: expect.any(Number), isNew: false })),
  );
  expect((await readBoard()).climber).toBeNull();
  expect((await api.get('/ranks/climbers')).data).toEqual({ climbers: [] });
});

test('lists the climbers with most places gained on the boards of platforms, each once', async () => {
  const climbers: Climber[] = (await api.get('/ranks/climbers')).data.climbers;
  expect(climbers).toHaveLength(5);
  const gained = climbers.map((each) => each.gained);
  expect(gained).toEqual(gained.toSorted((a, b) => b - a));
  expect(new Set(climbers.map(({ accountId }) => accountId)).size).toBe(5);
  for (const { board, mode, accountId, ...climber } of climbers) {
    const { ranks } = (await api.get(`/ranks/${board}/${mode}?perPage=500`)).data;
    const row = ranks.find((each: LeaderboardRow) => each.accountId === accountId);
    expect(row).toMatchObject({ place: climber.place, rankPoint: climber.rankPoint });
    expect(row.movement).toMatchObject({ day: climber.gained, points: climber.points });
  }
});
