import { gunzipSync } from 'node:zlib';
import { useApi } from '../../testing/start-api.ts';
import { createApp } from '../app.ts';
import { landingTowns, playerCounts } from '../data/schema.ts';
import { refreshHotDrops } from '../jobs/refresh-hot-drops.ts';
import { buildBoards } from '../leaderboards/boards.ts';

const api = useApi();

const open = async (name: string, headers: Record<string, string> = {}) => {
  const response = await createApp(api.context).request(`/api/v1/files/${name}`, { headers });
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content };
};
const readLines = async (name: string): Promise<Record<string, unknown>[]> => {
  const { status, content } = await open(name);
  expect(status).toBe(200);
  const text = gunzipSync(content).toString();
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line));
};

const sums = {
  places: 60,
  wins: 1,
  kills: 9,
  deadEarly: 2,
  matches: 3,
  teams: 9,
  fights: 1,
  fightSeconds: 40,
};
const inDay = { day: '2026-11-20', mapName: 'Baltic_Main', gameMode: 'squad', isRanked: false };

/** Landings of one day on one map, in two modes. */
const saveLandings = async () => {
  const { db } = api.context;
  await db.delete(landingTowns);
  await db.insert(landingTowns).values([
    { ...inDay, ...sums, town: '*', landings: 8 },
    { ...inDay, ...sums, town: 'pochinki', landings: 6 },
    { ...inDay, ...sums, town: 'pochinki', landings: 2, isRanked: true },
    { ...inDay, ...sums, town: '', landings: 2 },
  ]);
  await refreshHotDrops.run(api.context, {});
};
beforeAll(saveLandings);

test('lists the board of each platform and mode, the player counts, and the hot drops of each map', async () => {
  const { data } = await api.get('/files');
  const names = data.files.map(({ name }: { name: string }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'board-steam-squad.ndjson.gz',
      'board-kakao-squad.ndjson.gz',
      'player-counts.ndjson.gz',
      'hot-drops-Baltic_Main.ndjson.gz',
    ]),
  );
  for (const name of names) expect((await open(name)).status).toBe(200);
  expect((await api.get('/files/')).headers.get('location')).toBe('/api/v1/files');
});

test('a board’s file has all of its rows', async () => {
  const rows = await readLines('board-steam-squad.ndjson.gz');
  const { data } = await api.get('/ranks/steam/squad?perPage=500');
  expect(rows).toHaveLength(data.meta.totalCount);
  expect(rows).toEqual(
    data.ranks.map((row: object) => ({ season: 'division.bro.official.pc-2018-43', mode: 'squad', ...row })),
  );
});

test('days that are over have an average and a peak', async () => {
  await api.context.db.delete(playerCounts);
  await api.context.db.insert(playerCounts).values([
    { at: new Date('2026-11-19T00:00:00Z'), count: 100 },
    { at: new Date('2026-11-19T23:55:00Z'), count: 200 },
    { at: new Date('2026-11-20T12:00:00Z'), count: 50 },
    { at: new Date('2026-11-21T01:00:00Z'), count: 999 },
  ]);
  api.advance(60_000);
  expect(await readLines('player-counts.ndjson.gz')).toEqual([
    { day: '2026-11-19', average: 150, peak: 200 },
    { day: '2026-11-20', average: 50, peak: 50 },
  ]);
});

test('hot drops have the landings of each day and town, in all modes', async () => {
  expect(await readLines('hot-drops-Baltic_Main.ndjson.gz')).toEqual([
    { day: '2026-11-20', town: null, landings: 2, wins: 1, kills: 9, deadEarly: 2, averagePlace: 30 },
    { day: '2026-11-20', town: 'pochinki', landings: 8, wins: 2, kills: 18, deadEarly: 4, averagePlace: 15 },
  ]);
});

test('shared caches may keep a file, and a known one costs a 304', async () => {
  const name = 'board-steam-duo.ndjson.gz';
  const { headers } = await open(name);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/gzip',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': expect.stringMatching(/^public, max-age=60, s-maxage=/),
  });
  expect(headers.get('content-encoding')).toBeNull();
  const known = await open(name, { 'If-None-Match': headers.get('etag') ?? '' });
  expect([known.status, known.content.byteLength]).toEqual([304, 0]);
});

test('a file changes with its board', async () => {
  const name = 'board-steam-squad.ndjson.gz';
  const app = createApp(api.context);
  const tagOf = async () => (await app.request(`/api/v1/files/${name}`)).headers.get('etag');
  // The cache takes a time of zero for none.
  api.advance(1);
  const before = await tagOf();
  expect(before).toMatch(/^"[\w-]{43}"$/);
  await api.context.db.execute("update ranked_stats set rank_point = rank_point + 1 where mode = 'squad'");
  api.advance(60_001);
  await buildBoards(api.context, 'steam', 'division.bro.official.pc-2018-43');
  expect(await tagOf()).not.toBe(before);
});

test.each(['../healthz', 'board-moon-squad.ndjson.gz', 'board-steam-squad'])(
  'has no file "%s"',
  async (name) => {
    expect((await open(encodeURIComponent(name))).status).toBe(404);
  },
);
