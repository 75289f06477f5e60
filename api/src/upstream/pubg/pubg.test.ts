import { refreshBoards } from '../../jobs/refresh-boards.ts';
import { refreshSeasonLists, refreshStatistics } from '../../jobs/refresh-statistics.ts';
import { forgetOld } from '../../jobs/tidy-up.ts';
import { type LocalServer, type Reply, startLocalServer } from '../../testing/local-server.ts';
import {
  accountId,
  aMatchAnswer,
  aPlayerAnswer,
  leaderboardAnswer,
  normalAnswer,
  rankedAnswer,
  seasonsAnswer,
  telemetryAnswer,
} from '../../testing/pubg-answers.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

/** The official API as it is documented, played by a server on this machine. */
let server: LocalServer;
let api: TestApi;
/** What the next requests get instead of their answer. */
let trouble: (path: string) => Reply | undefined = () => undefined;

const match = 'aaaaaaaa-0000-4000-8000-000000000001';
const createdAt = '2026-11-20T10:00:30Z';
const limits = {
  'X-RateLimit-Limit': '100',
  'X-RateLimit-Remaining': '99',
  'X-RateLimit-Reset': '1795262400',
};

const routes: readonly [RegExp, (query: URLSearchParams) => Reply][] = [
  [
    /\/players$/,
    (query) => {
      const wanted = (query.get('filter[playerNames]') ?? query.get('filter[playerIds]') ?? '').split(',');
      const everybody = [
        aPlayerAnswer({ matches: [match] }),
        aPlayerAnswer({ id: 'account.banned', name: 'Cheater', banType: 'PermanentBan' }),
        ...Array.from({ length: 14 }, (_, i) => aPlayerAnswer({ id: `account.${i}`, name: `Player${i}` })),
      ];
      const data = everybody.filter(
        ({ id, attributes }) => wanted.includes(id) || wanted.includes(attributes.name),
      );
      return data.length > 0
        ? { headers: limits, body: { data } }
        : { status: 404, headers: limits, body: { errors: [{ title: 'Not Found' }] } };
    },
  ],
  [/\/seasons$/, () => ({ headers: limits, body: seasonsAnswer })],
  [/\/ranked$/, () => ({ headers: limits, body: rankedAnswer })],
  [/\/players\/.*\/seasons\//, () => ({ headers: limits, body: normalAnswer })],
  [/\/matches\/aaaaaaaa/, () => ({ body: aMatchAnswer(match, createdAt, `${server.url}/telemetry.json`) })],
  [/^\/telemetry.json$/, () => ({ body: telemetryAnswer })],
  [
    /leaderboards\/.*\/squad$/,
    () => ({
      headers: limits,
      body: leaderboardAnswer([
        ['Asia1', 4200],
        ['Asia2', 3900],
      ]),
    }),
  ],
  [/leaderboards/, () => ({ headers: limits, body: leaderboardAnswer([]) })],
];

beforeEach(async () => {
  trouble = () => undefined;
  server = await startLocalServer(
    (path, query) => trouble(path) ?? routes.find(([route]) => route.test(path))?.[1](query),
  );
  api = await startApi({
    settings: { PUBG_API_KEY: 'a-key-that-is-long-enough', PUBG_API_URL: server.url },
    isEmpty: true,
  });
}, 180_000);
afterEach(async () => {
  await api.close();
  await server.close();
});
jest.setTimeout(60_000);

const asked = (part: string) => server.asked.filter((each) => each.includes(part)).length;

test('looks a new name up in the game, renews it by itself and shows all of it', async () => {
  const found = await api.get('/players/steam/RealPlayer');
  expect(found.body).not.toHaveProperty('demo');
  expect(found.data.player).toMatchObject({ accountId, syncedAt: null });
  expect(server.seenHeaders[0]?.authorization).toBe('Bearer a-key-that-is-long-enough');
  await api.work();

  const stats = (await api.get(`/players/steam/${accountId}/seasons/pc-2018-43`)).data;
  expect(stats.normalStats).toEqual({ squad: expect.objectContaining({ kills: 21, rankPoints: null }) });
  expect(stats.rankedStats.squad).toMatchObject({
    currentRankPoint: 2810,
    currentTier: { tier: 'Crystal', subTier: '2' },
    winRatio: 0.1,
    headshotKills: null,
  });

  const { matches } = (await api.get(`/players/steam/${accountId}/matches`)).data;
  expect(matches[0]).toMatchObject({
    id: match,
    gameMode: 'squad',
    participants: [{ name: 'RealPlayer', teamRank: 1, teamTotal: 2, kills: 3 }, { name: 'Mate' }],
  });
  expect((await api.get('/players/steam/RealPlayer')).data.player.syncedAt).not.toBeNull();
});

test('reads the kill log from telemetry by a job, with the weapon that did most damage', async () => {
  await api.get('/players/steam/RealPlayer');
  await api.work();
  const path = `/players/steam/${accountId}/matches/${match}`;
  expect((await api.get(path)).data.match.killLog).toMatchObject({ state: 'waiting' });
  await api.work();
  const { killLog, player } = (await api.get(path)).data.match;
  expect(killLog.entries).toEqual([
    expect.objectContaining({
      type: 'knock',
      at: 242,
      distance: 123.45,
      weapon: 'WeapMini14_C',
      place: null,
    }),
    expect.objectContaining({
      type: 'kill',
      at: 252,
      distance: 123,
      place: 2,
      by: { playerId: accountId, name: 'RealPlayer', teamId: 7 },
    }),
    expect.objectContaining({ type: 'kill', at: 480, by: null, distance: null }),
  ]);
  expect(player.mainWeapon).toBe('WeapMini14_C');
  const { matches } = (await api.get(`/players/steam/${accountId}/matches`)).data;
  expect(matches[0].participants[0].mainWeapon).toBe('WeapMini14_C');
  expect(asked('telemetry')).toBe(1);
});

describe('a kill log', () => {
  const path = `/players/steam/${accountId}/matches/${match}`;
  const killLog = async () => (await api.get(path)).data.match.killLog;
  const waiting = { state: 'waiting', retryAfter: 2_000 };

  /** Runs the job and all of its retries, without the pauses between them. */
  const tryAll = async (): Promise<void> => {
    while ((await api.context.queue.runWaiting()) > 0)
      await api.context.store.execute("update pgboss.job set start_after = now() where state = 'retry'");
  };

  beforeEach(async () => {
    await api.get('/players/steam/RealPlayer');
    await api.work();
  });

  test.each<[string, Reply]>([
    ['is refused', { status: 403, body: {} }],
    ['is not JSON', { body: '[{"_T": "LogMatch' }],
    ['has another shape', { body: { events: [] } }],
  ])('that %s each time is asked for no more, and the page is told that there is none', async (_, reply) => {
    trouble = (address) => (address === '/telemetry.json' ? reply : undefined);
    expect(await killLog()).toEqual(waiting);
    await tryAll();
    expect(asked('telemetry')).toBe(4);
    expect(await killLog()).toEqual({ state: 'none', reason: 'unknown' });
    await tryAll();
    expect(asked('telemetry')).toBe(4);
  });

  test.each<[string, Reply]>([
    ['busy', { status: 429 }],
    ['away', { status: 503 }],
  ])('whose store was %s is asked for again by the next visitor', async (_, reply) => {
    trouble = (address) => (address === '/telemetry.json' ? reply : undefined);
    await killLog();
    await tryAll();
    expect(await killLog()).toEqual(waiting);
    trouble = () => undefined;
    await tryAll();
    expect(await killLog()).toMatchObject({ state: 'ready' });
  });
});

test('keeps a match that the game has forgotten', async () => {
  await api.get('/players/steam/RealPlayer');
  await api.work();
  api.pass(30 * 86_400_000);
  trouble = (path) => (path.includes('/matches/') ? { status: 404 } : undefined);
  await forgetOld.run(api.context, {});
  const answer = await api.get(`/players/steam/${accountId}/matches/${match}`);
  expect(answer.data.match.teams).toHaveLength(2);
  expect(answer.data.match.killLog).toEqual({ state: 'none', reason: 'expired' });
});

describe('goes nowhere else', () => {
  let stranger: LocalServer;
  beforeEach(async () => {
    stranger = await startLocalServer((path) =>
      path === '/telemetry.json' ? { body: telemetryAnswer } : { body: seasonsAnswer },
    );
  });
  afterEach(() => stranger.close());

  test('for telemetry whose address a match names', async () => {
    trouble = (path) =>
      path.includes('/matches/')
        ? { body: aMatchAnswer(match, createdAt, `${stranger.url}/telemetry.json`) }
        : undefined;
    await api.get('/players/steam/RealPlayer');
    await api.work();
    await api.get(`/players/steam/${accountId}/matches/${match}`);
    await api.context.queue.runWaiting();
    const { killLog } = (await api.get(`/players/steam/${accountId}/matches/${match}`)).data.match;
    expect(killLog.state).not.toBe('ready');
    expect(stranger.asked).toEqual([]);
  });

  test('when the game service leads there', async () => {
    trouble = (path) => ({ status: 307, headers: { Location: stranger.url + path } });
    expect((await api.get('/players/steam/RealPlayer')).data).toEqual({ error: 'network' });
    expect(stranger.asked).toEqual([]);
  });
});

test('asks for a name as it is, whatever it means in an address', async () => {
  expect((await api.get('/players/steam/RealPlayer%23x')).data.error).toBe('player not found');
  expect(asked('filter[playerNames]=RealPlayer#x')).toBe(1);
});

test('joins lookups that arrive together into requests of at most ten names', async () => {
  const { source } = api.context;
  const found = await Promise.all(
    Array.from({ length: 14 }, (_, i) => source.findByName('steam', `Player${i}`)),
  );
  expect(found.map((player) => player?.name)).toEqual(Array.from({ length: 14 }, (_, i) => `Player${i}`));
  expect(asked('filter[playerNames]')).toBe(2);
});

test('says who is banned', async () => {
  expect((await api.get('/players/steam/Cheater')).data.player.ban).toBe('permanent');
});

test('asks only once for a name that does not exist', async () => {
  expect((await api.get('/players/steam/Nobody')).data.error).toBe('player not found');
  expect((await api.get('/players/steam/Nobody')).data.error).toBe('player not found');
  expect(asked('Nobody')).toBe(1);
  api.pass(6 * 60_000);
  await api.get('/players/steam/Nobody');
  expect(asked('Nobody')).toBe(2);
});

test('says busy when the limit is reached, and does not ask before it ends', async () => {
  const reset = String(Math.floor(api.context.now().getTime() / 1000) + 30);
  trouble = () => ({
    status: 429,
    headers: { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset },
  });
  const first = await api.get('/players/steam/RealPlayer');
  expect(first.data).toEqual({ error: 'busy', retryAfter: 30_000 });
  const before = server.asked.length;
  expect((await api.get('/players/steam/Cheater')).data.error).toBe('busy');
  expect(server.asked.length).toBe(before);
  trouble = () => undefined;
  api.pass(31_000);
  expect((await api.get('/players/steam/Cheater')).data.player.name).toBe('Cheater');
});

test('spends no more than a key has, even without being told', async () => {
  trouble = () => ({ status: 404 });
  const answers = [];
  for (let i = 0; i < 12; i++) answers.push((await api.get(`/players/steam/Someone${i}`)).data.error);
  expect(answers.filter((error) => error === 'player not found')).toHaveLength(10);
  expect(answers.filter((error) => error === 'busy')).toHaveLength(2);
});

test.each<[string, Reply]>([
  ['fails', { status: 503 }],
  ['answers something that is not JSON', { body: '<html>' }],
  ['answers in another shape', { body: { data: { id: 7 } } }],
  ['refuses the key', { status: 401, body: { errors: [{ title: 'Unauthorized' }] } }],
])('says "network" when the game service %s, and lives on', async (_what, reply) => {
  trouble = () => reply;
  const answer = await api.get('/players/steam/RealPlayer');
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({ error: 'network' });
  expect(answer.text).not.toContain('a-key-that-is-long-enough');
  trouble = () => undefined;
  expect((await api.get('/players/steam/RealPlayer')).data.player.name).toBe('RealPlayer');
});

test('says of a failing service that it fails, and nothing of how it is asked', async () => {
  trouble = () => ({ status: 401 });
  const answer = await api.get('/seasons/active');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(answer.text).not.toMatch(/key|PUBG/i);
});

test('asks again when the game service stumbles', async () => {
  let stumbles = 1;
  trouble = () => (stumbles-- > 0 ? { status: 502 } : undefined);
  expect((await api.get('/players/steam/RealPlayer')).data.player.name).toBe('RealPlayer');
});

test('gives up on a service that is slow', async () => {
  const { ask } = await import('../fetch-json.ts');
  trouble = () => ({ after: 400 });
  const { metrics } = api.context;
  await expect(ask(`${server.url}/x`, {}, { source: 'a test', metrics, patience: 50 })).rejects.toMatchObject(
    { kind: 'unreachable' },
  );
  expect(server.asked.filter((each) => each.endsWith('/x'))).toHaveLength(1);
});

test('keeps a renewal in line while the limit lasts, and ends it afterwards', async () => {
  await api.get('/players/steam/RealPlayer');
  const reset = () => String(Math.floor(api.context.now().getTime() / 1000) + 5);
  trouble = () => ({ status: 429, headers: { 'X-RateLimit-Reset': reset() } });
  await api.context.queue.runWaiting();
  const waiting = await api.get(`/rpc/player-sync/steam/${accountId}`);
  expect(waiting.data).toMatchObject({ waitCount: 0, retryAfter: expect.any(Number) });
  trouble = () => undefined;
  api.pass(61_000);
  const { renewPlayer } = await import('../../players/renew-player.ts');
  await renewPlayer.run(api.context, { accountId });
  expect((await api.get(`/rpc/player-sync/steam/${accountId}`)).data.changes).toMatchObject({ matches: 1 });
});

describe('leaderboards', () => {
  type Row = { readonly name: string; readonly rankPoint: number };
  const board = async (shard: string, mode: string) => (await api.get(`/ranks/${shard}/${mode}`)).data;
  const namesOn = async (shard: string, mode: string) =>
    (await board(shard, mode)).ranks.map(({ name }: Row) => name);

  const small = { limit: 10, headers: {} };
  const large = { limit: 1000, headers: limits };
  let key: typeof small;
  let left: number;
  let season: string;
  /** Regions whose board is in another shape. */
  let broken: readonly string[];

  beforeEach(() => {
    key = large;
    left = 1000;
    season = 'pc-2018-43';
    broken = [];
    trouble = (path) => {
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
      // Of the regions none is best in the order in which they are asked.
      const points = 3000 + region.charCodeAt(region.length - 2);
      return { headers, body: leaderboardAnswer([[`${region} ${mode} ${asked}`, points]]) };
    };
  });

  /** Minutes go by, in each of which visitors look up names; returns how many of them had to be sent away. */
  const pass = async (minutes: number, visitors = 0): Promise<number> => {
    let sentAway = 0;
    for (let minute = 0; minute < minutes; minute++) {
      api.pass(60_001);
      left = key.limit;
      await refreshBoards.run(api.context, {});
      for (let i = 0; i < visitors; i++) {
        const { data } = await api.get(`/players/steam/Visitor${api.context.now().getTime()}-${i}`);
        if (data.error === 'busy') sentAway += 1;
      }
    }
    return sentAway;
  };

  test('of a key with ten requests a minute are there within minutes, and visitors have their share', async () => {
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

  test('are merged into that of the platform when none of its regions is missing', async () => {
    key = small;
    await pass(1);
    expect(asked('/leaderboards/')).toBeLessThan(6);
    for (const mode of ['squad', 'duo', 'squad-fpp', 'duo-fpp'])
      expect(await namesOn('steam', mode)).toEqual([]);
    await pass(4);
    expect(await namesOn('steam', 'duo')).toHaveLength(6);
  });

  test('have the figures that the game has', async () => {
    await pass(1);
    expect((await board('kakao', 'squad')).ranks).toEqual([
      expect.objectContaining({ region: 'PC_KAKAO', shard: 'KAKAO', winRatio: 0.25, kda: 3.1 }),
    ]);
  });

  test('are asked for in the modes that the season ranks, once in two hours', async () => {
    await pass(2);
    const all = (6 + 1 + 4 + 5) * 4;
    expect(asked('/leaderboards/')).toBe(all);
    expect(asked('/solo')).toBe(0);
    api.pass(119 * 60_000);
    await pass(1);
    expect(asked('/leaderboards/')).toBe(2 * all);
  });

  test('carry no places of one season into the next', async () => {
    await pass(1);
    season = 'pc-2018-44';
    await refreshSeasonLists.run(api.context, {});
    broken = ['pc-as'];
    await pass(1);
    expect(await namesOn('pc-as', 'squad')).toEqual([]);
    expect(await namesOn('pc-eu', 'squad')).toEqual(['pc-eu squad pc-2018-44']);
    expect(await namesOn('steam', 'squad')).toHaveLength(5);
  });

  test('go on without one that cannot be read, which stays as it was', async () => {
    await pass(1);
    broken = ['pc-as'];
    api.pass(2 * 3_600_000);
    await pass(1);
    expect(asked('/leaderboards/')).toBe(128);
    expect(await namesOn('pc-as', 'squad')).toEqual(['pc-as squad pc-2018-43']);
    expect(await namesOn('steam', 'squad')).toHaveLength(6);
  });

  test('do not hold up what is counted of all players', async () => {
    trouble = () => undefined;
    await api.get('/players/steam/RealPlayer');
    await api.work();
    trouble = (path) => (path.includes('/leaderboards/') ? { status: 429 } : undefined);
    await refreshBoards.run(api.context, {});
    api.pass(61_000);
    await refreshStatistics.run(api.context, {});
    const { averages } = (await api.get(`/players/steam/${accountId}/seasons/pc-2018-43`)).data;
    expect(averages.ranked.squad.damage).toBe(245);
    expect((await api.get('/stats/rating/steam/squad')).data.sample).toBe(1);
  });
});

test('offers every season of the platform, and says of which it knows whether it was played', async () => {
  await api.get('/players/steam/RealPlayer');
  await api.work();
  const { seasons } = (await api.get(`/players/steam/${accountId}/seasons`)).data;
  expect(seasons).toEqual([
    { id: 'division.bro.official.pc-2018-43', hasNormal: true, hasRanked: true, isCertain: true },
    { id: 'division.bro.official.pc-2018-42', hasNormal: true, hasRanked: true, isCertain: false },
  ]);
});

test('asks nothing of the game about seasons that somebody made up', async () => {
  await api.get('/players/steam/RealPlayer');
  await api.work();
  const before = server.asked.length;
  for (const season of ['pc-2018-99', 'pc-2018-41', 'console-12', 'nonsense'])
    expect((await api.get(`/players/steam/${accountId}/seasons/${season}`)).status).toBe(404);
  expect(server.asked.length).toBe(before);
  expect((await api.get(`/players/steam/${accountId}/seasons/pc-2018-42`)).data.normalStats).toHaveProperty(
    'squad',
  );
});

test('keeps the list of seasons instead of asking for it each time', async () => {
  await api.get('/seasons/active');
  await api.get('/seasons/active');
  expect(asked('/steam/seasons')).toBe(1);
});
