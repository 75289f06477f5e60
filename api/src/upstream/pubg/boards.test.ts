import { answerLeaderboard } from '../../../simulator/stats.ts';
import { usePubg } from '../../../testing/use-pubg.ts';
import { seasonListInterval } from '../../durations.ts';
import { queueInitialJobs } from '../../jobs/jobs.ts';
import { refreshBoards, refreshSeasonLists, refreshStatistics } from '../../jobs/refresh-boards.ts';

const game = usePubg();

test('the distribution has no regions, because the game does not say where a player plays', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await refreshStatistics.run(game.api.context, {});
  const { data } = await game.api.get('/stats/rating/steam/squad');
  expect(data).toMatchObject({ sample: 1, ratings: [], regions: [] });
});

test('a first start queues no stats of all platforms, which would spend requests', async () => {
  await queueInitialJobs(game.api.context);
  const { rows } = await game.api.context.store.execute(
    "select name from pgboss.job where state = 'created'",
  );
  const names = rows.map(({ name }) => name);
  expect(names).toContain('check-key');
  expect(names).not.toContain('refresh-statistics');
});

describe('leaderboards', () => {
  type Row = { readonly name: string; readonly region: string; readonly rankPoint: number };
  const board = async (shard: string, mode: string) => (await game.api.get(`/ranks/${shard}/${mode}`)).data;
  const rowsOn = async (shard: string, mode: string): Promise<readonly Row[]> =>
    (await board(shard, mode)).ranks;
  const namesOn = async (shard: string, mode: string) => (await rowsOn(shard, mode)).map(({ name }) => name);
  const regionsOn = async (shard: string, mode: string) => [
    ...new Set((await rowsOn(shard, mode)).map(({ region }) => region)),
  ];

  beforeEach(() => {
    game.pubg.limit = 1000;
    // Small boards are fast; one test reads whole ones.
    game.pubg.boardSize = 6;
  });

  /** Answers the boards of this region in another shape. */
  const breakRegion = (region: string): void => {
    game.pubg.override = (path) =>
      path.includes(`/${region}/leaderboards/`) ? { body: { included: 'something new' } } : undefined;
  };

  /** Runs the job each minute while visitors look up names. Returns how many of them got a busy answer. */
  const pass = async (minutes: number, visitors = 0): Promise<number> => {
    let busyAnswers = 0;
    for (let minute = 0; minute < minutes; minute++) {
      game.api.advance(61_000);
      await refreshBoards.run(game.api.context, {});
      for (let i = 0; i < visitors; i++) {
        const path = `/api/v1/players/steam/Visitor${game.api.context.now().getTime()}-${i}`;
        // Each visitor has a share of the key.
        const { data } = await game.api.request(path, {}, `198.51.100.${i + 1}`);
        if (data.error === 'busy') busyAnswers += 1;
      }
    }
    return busyAnswers;
  };

  test('are complete within minutes and leave requests for visitors', async () => {
    game.pubg.limit = 10;
    expect(await pass(14, 3)).toBe(0);
    const regions = ['ru', 'sea', 'na', 'sa', 'eu', 'as'];
    expect((await regionsOn('steam', 'duo')).toSorted()).toEqual(
      regions.map((region) => `PC_${region.toUpperCase()}`).toSorted(),
    );
    const points = (await rowsOn('steam', 'duo')).map(({ rankPoint }) => rankPoint);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(await regionsOn('pc-eu', 'squad-fpp')).toEqual(['PC_EU']);
    expect(await regionsOn('xbox', 'squad-fpp')).toHaveLength(5);
  });

  test('of a platform whose seasons are not known are not read yet, and cost no request', async () => {
    expect((await game.api.get('/stats/rating/kakao/squad')).status).toBe(200);
    expect(await board('kakao', 'squad')).toMatchObject({ updatedAt: null, ranks: [] });
    expect(game.pubg.requests).toEqual([]);
  });

  test('of the default platform are read before anything about another platform', async () => {
    game.pubg.limit = 10;
    await pass(2);
    const read = game.pubg.requests.filter((path) => /leaderboards|seasons$/.test(path));
    expect(read.length).toBeGreaterThan(6);
    expect(read.filter((path) => !/^GET \/shards\/(steam|pc-(?!kakao))/.test(path))).toEqual([]);
  });

  test('have no size before they are read', async () => {
    breakRegion('pc-eu');
    const sizesOf = async () =>
      (await board('steam', 'duo')).sizes.map(({ board: id, places }: { board: string; places: number }) =>
        [id, places].join(' '),
      );
    expect(await sizesOf()).toEqual([]);
    await pass(1);
    const sizes = await sizesOf();
    expect(sizes).toContain('pc-as 6');
    expect(sizes.join()).not.toMatch(/pc-eu| 0/);
  });

  test('have a time only once they are read', async () => {
    game.pubg.limit = 10;
    game.pubg.override = (path) =>
      /\/pc-as\/.*\/squad$/.test(path) ? { body: { included: [] } } : undefined;
    const timeOf = async (...of: [string, string]) => (await board(...of)).updatedAt;
    await pass(1);
    const now = game.api.context.now().toISOString();
    // The first board that the game has no players on, and one that waits for its turn.
    expect([await timeOf('pc-as', 'squad'), await timeOf('pc-as', 'squad-fpp')]).toEqual([now, null]);
    expect(await timeOf('steam', 'squad-fpp')).toBeNull();
  });

  test('keep the published ranks and all players of a region', async () => {
    game.pubg.boardSize = 500;
    game.pubg.override = (path) =>
      /leaderboards/.test(path) && !/\/pc-(as|eu)\/.*\/duo$/.test(path) ? { body: {} } : undefined;
    await pass(1);
    const { meta } = await board('pc-as', 'duo');
    expect(meta.totalCount).toBe(500);
    const ranked = Array.from({ length: 50 }, (_, i) => `as43duo${i + 1}`);
    expect(await namesOn('pc-as', 'duo')).toEqual(ranked);
    const merged = await board('steam', 'duo');
    expect(merged.meta.totalCount).toBe(500);
    expect(merged.ranks.every(({ kda }: { kda: null }) => kda === null)).toBe(true);
    expect(merged.ranks[0]).toMatchObject({ avgRank: 4, winRatio: 0.25 });
    // Places 1 to 3 of a region have equal points.
    expect(await namesOn('steam', 'duo')).toEqual(
      expect.arrayContaining(['as43duo1', 'as43duo2', 'as43duo3', 'eu43duo1', 'eu43duo2', 'eu43duo3']),
    );
    const order = (await rowsOn('steam', 'duo')).map(({ name, rankPoint }) => ({
      rankPoint,
      rank: Number(name.replace(/^.*duo/, '')),
      name,
    }));
    expect(order).toEqual(
      order.toSorted((a, b) => b.rankPoint - a.rankPoint || a.rank - b.rank || (a.name < b.name ? -1 : 1)),
    );
  });

  test('merge regions by points, then by the published rank, then by name', async () => {
    const { data, included } = answerLeaderboard('pc-eu', 'division.bro.official.pc-2018-43', 'duo', 6);
    const better = included.map(({ attributes: { stats, ...attributes }, ...player }) => ({
      ...player,
      attributes: { ...attributes, stats: { ...stats, rankPoints: stats.rankPoints + 7 } },
    }));
    game.pubg.override = (path) =>
      /\/pc-eu\/.*\/duo$/.test(path) ? { body: { data, included: better } } : undefined;
    await pass(1);
    const others = ['as', 'na', 'ru', 'sa', 'sea'];
    expect((await namesOn('steam', 'duo')).slice(0, 16)).toEqual([
      ...Array.from({ length: 6 }, (_, i) => `eu43duo${i + 1}`),
      ...[1, 2].flatMap((rank) => others.map((region) => `${region}43duo${rank}`)),
    ]);
  });

  test('are fetched for ranked modes every two hours', async () => {
    await pass(2);
    const all = (6 + 1 + 4 + 5) * 4;
    expect(game.pubg.countRequests('/leaderboards/')).toBe(all);
    expect(game.pubg.countRequests('/solo')).toBe(0);
    game.api.advance(119 * 60_000);
    await pass(1);
    expect(game.pubg.countRequests('/leaderboards/')).toBe(2 * all);
  });

  test('start empty in a new season, and keep those of the last one', async () => {
    await pass(1);
    const before = await namesOn('steam', 'squad');
    game.pubg.world.currentSeason = 44;
    game.api.advance(seasonListInterval);
    await refreshSeasonLists.run(game.api.context, {});
    breakRegion('pc-as');
    await pass(1);
    expect(await namesOn('pc-as', 'squad')).toEqual([]);
    expect((await namesOn('pc-eu', 'squad'))[0]).toMatch(/^eu44squad/);
    expect(await regionsOn('steam', 'squad')).toHaveLength(5);
    const { data } = await game.api.get('/ranks/steam/squad?season=pc-2018-43');
    expect(data.ranks.map(({ name }: { name: string }) => name)).toEqual(before);
  });

  test('keep the stored board if the new one is malformed', async () => {
    await pass(1);
    breakRegion('pc-as');
    game.api.advance(2 * 3_600_000);
    await pass(1);
    expect(game.pubg.countRequests('/leaderboards/')).toBe(128);
    expect((await namesOn('pc-as', 'squad'))[0]).toMatch(/^as43squad/);
    expect(await regionsOn('steam', 'squad')).toHaveLength(6);
  });
});
