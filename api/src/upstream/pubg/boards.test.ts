import { refreshBoards } from '../../jobs/refresh-boards.ts';
import { refreshSeasonLists, refreshStatistics } from '../../jobs/refresh-statistics.ts';
import { rateLimitHeaders, useFakePubgApi } from '../../testing/fake-pubg-api.ts';
import { accountId, leaderboardAnswer } from '../../testing/pubg-answers.ts';

const game = useFakePubgApi();

describe('leaderboards', () => {
  type Row = { readonly name: string; readonly rankPoint: number };
  const board = async (shard: string, mode: string) => (await game.api.get(`/ranks/${shard}/${mode}`)).data;
  const namesOn = async (shard: string, mode: string) =>
    (await board(shard, mode)).ranks.map(({ name }: Row) => name);

  const small = { limit: 10, headers: {} };
  const large = { limit: 1000, headers: rateLimitHeaders };
  let key: typeof small;
  let left: number;
  let season: string;
  /** Regions with a malformed board. */
  let broken: readonly string[];

  beforeEach(() => {
    key = large;
    left = 1000;
    season = 'pc-2018-43';
    broken = [];
    game.override = (path) => {
      if (left === 0) return { status: 429 };
      left -= 1;
      const { headers } = key;
      if (path.endsWith('/players')) return { headers, status: 404 };
      if (path.endsWith('/seasons')) {
        const id = `division.bro.official.${season}`;
        return { headers, body: { data: [{ type: 'season', id, attributes: { isCurrentSeason: true } }] } };
      }
      const [, region = '', asked, mode] =
        /shards\/([\w-]+)\/leaderboards\/division\.bro\.official\.([\w-]+)\/(.+)$/.exec(path) ?? [];
      if (broken.includes(region)) return { headers, body: { included: 'something new' } };
      // The order of points differs from the order of requests.
      const points = 3000 + region.charCodeAt(region.length - 2);
      return { headers, body: leaderboardAnswer([[`${region} ${mode} ${asked}`, points]]) };
    };
  });

  /** Runs the job each minute while visitors look up names. Returns how many of them got a busy answer. */
  const pass = async (minutes: number, visitors = 0): Promise<number> => {
    let busyAnswers = 0;
    for (let minute = 0; minute < minutes; minute++) {
      game.api.advance(60_001);
      left = key.limit;
      await refreshBoards.run(game.api.context, {});
      for (let i = 0; i < visitors; i++) {
        const { data } = await game.api.get(`/players/steam/Visitor${game.api.context.now().getTime()}-${i}`);
        if (data.error === 'busy') busyAnswers += 1;
      }
    }
    return busyAnswers;
  };

  test('are complete within minutes and leave requests for visitors', async () => {
    key = small;
    expect(await pass(14, 5)).toBe(0);
    const { ranks } = await board('steam', 'duo');
    const regions = ['ru', 'sea', 'na', 'sa', 'eu', 'as'];
    expect(ranks.map(({ name }: Row) => name).toSorted()).toEqual(
      regions.map((region) => `pc-${region} duo pc-2018-43`).toSorted(),
    );
    const points = ranks.map(({ rankPoint }: Row) => rankPoint);
    expect(points).toEqual(points.toSorted((a: number, b: number) => b - a));
    expect(await namesOn('pc-eu', 'squad-fpp')).toEqual(['pc-eu squad-fpp pc-2018-43']);
    expect(await namesOn('xbox', 'squad-fpp')).toHaveLength(5);
  });

  test('build the platform board when all regions are there', async () => {
    key = small;
    await pass(1);
    expect(game.countRequests('/leaderboards/')).toBeLessThan(6);
    for (const mode of ['squad', 'duo', 'squad-fpp', 'duo-fpp'])
      expect(await namesOn('steam', mode)).toEqual([]);
    await pass(4);
    expect(await namesOn('steam', 'duo')).toHaveLength(6);
  });

  test('have the figures of the game', async () => {
    await pass(1);
    expect((await board('kakao', 'squad')).ranks).toEqual([
      expect.objectContaining({ region: 'PC_KAKAO', shard: 'KAKAO', winRatio: 0.25, kda: 3.1 }),
    ]);
  });

  test('are fetched for ranked modes every two hours', async () => {
    await pass(2);
    const all = (6 + 1 + 4 + 5) * 4;
    expect(game.countRequests('/leaderboards/')).toBe(all);
    expect(game.countRequests('/solo')).toBe(0);
    game.api.advance(119 * 60_000);
    await pass(1);
    expect(game.countRequests('/leaderboards/')).toBe(2 * all);
  });

  test('start empty in a new season', async () => {
    await pass(1);
    season = 'pc-2018-44';
    await refreshSeasonLists.run(game.api.context, {});
    broken = ['pc-as'];
    await pass(1);
    expect(await namesOn('pc-as', 'squad')).toEqual([]);
    expect(await namesOn('pc-eu', 'squad')).toEqual(['pc-eu squad pc-2018-44']);
    expect(await namesOn('steam', 'squad')).toHaveLength(5);
  });

  test('keep the stored board if the new one is malformed', async () => {
    await pass(1);
    broken = ['pc-as'];
    game.api.advance(2 * 3_600_000);
    await pass(1);
    expect(game.countRequests('/leaderboards/')).toBe(128);
    expect(await namesOn('pc-as', 'squad')).toEqual(['pc-as squad pc-2018-43']);
    expect(await namesOn('steam', 'squad')).toHaveLength(6);
  });

  test('do not delay statistics while they are rate limited', async () => {
    game.override = () => undefined;
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
    game.override = (path) => (path.includes('/leaderboards/') ? { status: 429 } : undefined);
    await refreshBoards.run(game.api.context, {});
    game.api.advance(61_000);
    await refreshStatistics.run(game.api.context, {});
    const { averages } = (await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`)).data;
    expect(averages.ranked.squad.damage).toBe(245);
    expect((await game.api.get('/stats/rating/steam/squad')).data.sample).toBe(1);
  });
});
