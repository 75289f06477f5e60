import type { BoardSorting } from '@hotdrop/shared-domain/rules';
import { aLeaderboardRow } from '@hotdrop/shared-domain/testing';
import type { LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { and, eq } from 'drizzle-orm';
import { startApi, type TestApi, useApi } from '../../testing/start-api.ts';
import { boardPlaces, rankedStats } from '../data/schema.ts';
import { days } from '../durations.ts';
import { refreshStatistics } from '../jobs/refresh-boards.ts';
import { sortRows } from './built-board.ts';
import { dayBefore, utcDay } from './places.ts';

describe('a board', () => {
  const api = useApi();
  type Row = { accountId: string; rankPoint: number; region: string | null; shard: string; name: string };

  test('shows the same stats as the profile', async () => {
    const { ranks } = (await api.get('/ranks/kakao/duo')).data;
    const { accountId, rankPoint, roundsPlayed, kda } = ranks[0];
    const { data } = await api.get(`/players/kakao/${accountId}/seasons/pc-2018-43`);
    expect(data.rankedStats.duo).toMatchObject({ currentRankPoint: rankPoint, roundsPlayed, kda });
  });

  test('does not rank banned players', async () => {
    const { ranks } = (await api.get('/ranks/steam/squad')).data;
    expect(ranks.map(({ name }: Row) => name)).not.toContain('WallWatcher');
  });

  test('finds a name on the whole board: exactly, in another capitalization, by its beginning, or by a part', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => api.get(`/ranks/steam/squad?page=${page}`)));
    const names: string[] = pages.flatMap(({ data }) => data.ranks.map(({ name }: Row) => name));
    const ways: [
      way: string,
      text: (name: string) => string,
      isMatch: (name: string, text: string) => boolean,
    ][] = [
      ['exactly', (name) => name, (name, text) => name === text],
      ['in capitals', (name) => name.toUpperCase(), (name, text) => name.toUpperCase() === text],
      ['by its beginning', (name) => name.slice(0, -1), (name, text) => name.startsWith(text)],
      ['by its end', (name) => name.slice(1), (name, text) => name.includes(text)],
    ];
    for (const name of [names[7], names.at(-20), names.at(-1)]) {
      for (const [way, toText, isMatch] of ways) {
        const text = toText(name ?? '');
        const { place } = (await api.get(`/ranks/steam/squad/find?name=${encodeURIComponent(text)}`)).data;
        expect([way, isMatch(names[place - 1] ?? '', text)]).toEqual([way, true]);
        if (way === 'exactly') expect(names[place - 1]).toBe(name);
      }
    }
  });

  test('says that a game has no board in a mode', async () => {
    for (const path of ['/ranks/steam/solo', '/ranks/pc-as/solo', '/ranks/steam/solo/find?name=a']) {
      const { status, body } = await api.get(path);
      expect([status, body.detail]).toEqual([404, 'There is no Solo TPP leaderboard in this game.']);
    }
  });

  test('answers with an empty board without ranked players and after the last page', async () => {
    expect((await api.get('/ranks/steam/squad?page=900')).data.ranks).toEqual([]);
    expect((await api.get('/ranks/stadia/squad')).data).toMatchObject({
      ranks: [],
      updatedAt: null,
      climber: null,
      meta: { totalCount: 0 },
      cutoffs: [10, 100, 500].map((place) => ({ place, rankPoint: null, week: null })),
    });
  });

  test('suggests names with this prefix in any case', async () => {
    const { players } = (await api.get('/search/suggest?shard=steam&q=HOT')).data;
    expect(players[0]).toMatchObject({ name: 'Hotdrop', reason: 'prefix', shard: 'STEAM' });
    expect(players.length).toBeLessThanOrEqual(8);
  });

  test('suggests names of other platforms after those of the chosen one', async () => {
    const { players } = (await api.get('/search/suggest?shard=xbox&q=hotd')).data;
    const shards: string[] = players.map(({ shard }: Row) => shard);
    expect(shards).toContain('STEAM');
    expect(shards.slice(shards.indexOf('STEAM'))).not.toContain('XBOX');
  });

  test('suggests the players with most points first, then alphabetically', async () => {
    const { data } = await api.get('/search/suggest?shard=steam&q=h');
    const onSteam: Row[] = data.players.filter(({ shard }: Row) => shard === 'STEAM');
    const ranked = await Promise.all(
      onSteam.map(async ({ accountId, name }) => {
        const season = await api.get(`/players/steam/${accountId}/seasons/pc-2018-43`);
        const modes: { roundsPlayed: number; currentRankPoint: number }[] = Object.values(
          season.data.rankedStats,
        );
        const [main] = modes.toSorted((a, b) => b.roundsPlayed - a.roundsPlayed);
        return { name: name.toLowerCase(), points: main ? Math.round(main.currentRankPoint) : -1 };
      }),
    );
    expect(ranked).toEqual(ranked.toSorted((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1)));
    expect(new Set(ranked.map(({ points }) => points)).size).toBeGreaterThan(3);
  });
});

describe('the final board of a past season', () => {
  const api = useApi();
  const past = '/ranks/steam/squad?season=pc-2018-42';

  test('shows the same stats as the profile in that season, and nothing of today', async () => {
    const { isFinal, ranks, climber, cutoffs, sizes } = (await api.get(past)).data;
    expect([isFinal, climber, sizes]).toEqual([true, null, undefined]);
    expect(cutoffs[0]).toEqual({ place: 10, rankPoint: ranks[9].rankPoint, week: null });
    const { accountId, name, rankPoint, roundsPlayed, movement } = ranks[0];
    expect(movement).toBeUndefined();
    const { data } = await api.get(`/players/steam/${accountId}/seasons/pc-2018-42`);
    expect(data.rankedStats.squad).toMatchObject({ currentRankPoint: rankPoint, roundsPlayed });
    expect((await api.get(`/ranks/steam/squad/find?name=${name}&season=pc-2018-42`)).data.place).toBe(1);
  });

  test('is one of the seasons that the board names, newest first; the current one needs no name', async () => {
    const seasons = ['43', '42', '41'].map((number) => `division.bro.official.pc-2018-${number}`);
    const current = (await api.get('/ranks/steam/squad')).data;
    expect(current).toMatchObject({ seasons, isFinal: false });
    expect((await api.get('/ranks/steam/squad?season=pc-2018-43')).data).toEqual(current);
    expect((await api.get('/ranks/pc-as/duo?season=division.bro.official.pc-2018-41')).data).toMatchObject({
      seasons,
      isFinal: true,
    });
  });

  test.each([
    ['steam/squad', 'pc-2018-20'],
    ['steam/squad', 'console-42'],
    ['steam/solo', 'pc-2018-42'],
    ['stadia/squad', 'pc-2018-42'],
    ['steam/squad', 'nonsense'],
  ])('of %s in %s does not exist', async (board, season) => {
    for (const path of [`/ranks/${board}?season=${season}`, `/ranks/${board}/find?name=a&season=${season}`]) {
      const { status, body } = await api.get(path);
      expect([status, body.detail]).toEqual([
        404,
        expect.stringMatching(`The site has no .* leaderboard of season "${season}".`),
      ]);
    }
  });
});

describe('movement', () => {
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
      .update(rankedStats)
      .set({ rankPoint })
      .where(and(eq(rankedStats.accountId, accountId), eq(rankedStats.mode, 'squad')));

  test('the demo world begins with the movement of a day, a week, and the season', async () => {
    const { ranks, climber, cutoffs } = await readBoard();
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
  });
});

describe('sorting', () => {
  const rows = [
    { name: 'first', rankPoint: 3000, wins: 4 },
    { name: 'second', rankPoint: 2900, wins: null },
    { name: 'third', rankPoint: 2900, wins: 9 },
    { name: 'fourth', rankPoint: 2800, wins: null },
    { name: 'fifth', rankPoint: 2700, wins: 4 },
  ].map((row, i) => ({ ...aLeaderboardRow(row), place: i + 1 }));

  test.each<[BoardSorting, string[]]>([
    ['points', ['first', 'second', 'third', 'fourth', 'fifth']],
    ['-points', ['fifth', 'fourth', 'third', 'second', 'first']],
    ['wins', ['third', 'first', 'fifth', 'second', 'fourth']],
    ['-wins', ['first', 'fifth', 'third', 'second', 'fourth']],
  ])('sorts by %s, with equal values in the order of places and rows without a value last', (sort, names) => {
    expect(sortRows(rows, sort).map(({ name }) => name)).toEqual(names);
  });

  test.each<BoardSorting>(['winRate', '-winRate', 'damage', '-damage'])(
    'puts rates of fewer than ten games last by %s',
    (sort) => {
      const few = [9, 10].map((roundsPlayed, i) => ({
        ...aLeaderboardRow({ roundsPlayed, winRatio: 1, avgDamageDealt: 900 }),
        place: i + 1,
      }));
      expect(sortRows(few, sort)).toEqual(few.toReversed());
    },
  );
});
