import { brotliCompressSync } from 'node:zlib';
import { isBot } from '@hotdrop/shared-domain/game';
import { decodeTracks } from '@hotdrop/shared-domain/tracks';
import { eq, sql } from 'drizzle-orm';
import { writeTelemetry } from '../../simulator/telemetry.ts';
import type { Reply } from '../../testing/local-server.ts';
import { accountId, usePubg } from '../../testing/use-pubg.ts';
import { matches, tracks } from '../data/schema.ts';
import { days, killLogRetryDelay, sourceRetention } from '../durations.ts';

const game = usePubg();

const path = () => `/matches/steam/${game.match}/tracks`;
const readState = async () => (await game.api.get(path())).data.tracks;
const waiting = { state: 'waiting', retryAfter: 2_000 };
const overrideTelemetry = (reply: Reply | undefined) => {
  game.pubg.override = (address) => (address.startsWith('/telemetry/') ? reply : undefined);
};

const readFile = async () => {
  const { version } = await readState();
  const response = await game.api.context.db
    .select({ version: tracks.version })
    .from(tracks)
    .where(eq(tracks.matchId, game.match));
  expect(response).toEqual([{ version }]);
  return `${path()}/${version}`;
};

beforeEach(async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
});

const decode = async () => {
  const { version } = await readState();
  const { data } = await game.api.get(`${path()}/${version}`);
  const read = decodeTracks(data);
  if (!read) throw new Error('The file is not readable.');
  return { file: JSON.stringify(data), tracks: read };
};

test('a job reads the telemetry of an opened match once, for its tracks and its kill log', async () => {
  const { match, tracks: state } = (await game.api.get(path())).data;
  expect(match).toMatchObject({ id: game.match, mapName: 'Baltic_Main', gameMode: 'squad' });
  expect(state).toEqual(waiting);
  await game.api.runJobs();
  expect(await readState()).toMatchObject({ state: 'ready', isCut: false });
  const { data } = await game.api.get(`/players/steam/${accountId}/matches/${game.match}`);
  expect(data.match.killLog).toMatchObject({ state: 'ready' });
  await game.api.runJobs();
  expect(game.pubg.countRequests('telemetry')).toBe(1);
});

test('shows where players were, in the places and times of the log', async () => {
  await readState();
  await game.api.runJobs();
  const { tracks: read } = await decode();
  const { data } = await game.api.get(`/players/steam/${accountId}/matches/${game.match}`);
  const kills = data.match.killLog.entries;
  expect(read.log.map(({ type }) => type)).toEqual(kills.map(({ type }: { type: string }) => type));
  expect(read.players).toHaveLength(96);
  const owner = read.players.find((player) => player.accountId === accountId);
  expect(owner).toMatchObject({
    name: 'RealPlayer',
    teamId: 7,
    teamRank: 1,
    diedAt: null,
    landing: { at: 60 },
  });
  expect(read).toMatchObject({ size: 8_160, mapName: 'Baltic_Main', vehicles: ['BP_ATV_C'] });
  expect(read.zones).toEqual([
    {
      at: 400,
      blue: { x: 4_000, y: 4_000, radius: 3_000 },
      white: { x: 3_500, y: 4_200, radius: 1_500 },
      red: null,
      players: 96,
      teams: 24,
    },
  ]);
  expect(read.phases).toEqual([{ at: 400, phase: 1 }]);
  expect(read.packages).toEqual([{ at: 420, x: 4_100, y: 4_200 }]);
  const [knock] = read.log;
  const victim = read.players[knock?.whom ?? -1]?.track;
  const point = victim?.at.findIndex((at) => at >= 870) ?? -1;
  expect(Math.abs((victim?.x[point] ?? 0) - (knock?.whomPlace.x ?? 0))).toBeLessThan(0.5);
});

test('serves the file for a day by its content, and not under another version', async () => {
  await readState();
  await game.api.runJobs();
  const address = await readFile();
  const { status, headers } = await game.api.get(address);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toMatch('public, max-age=86400,');
  const etag = headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await game.api.get(address, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await game.api.get(`${path()}/0000000000000000`)).status).toBe(404);
});

test('a match of the size of a real one has at most 150 KB', async () => {
  game.pubg.telemetryEvents = 20_000;
  await readState();
  await game.api.runJobs();
  const { file } = await decode();
  expect(brotliCompressSync(file).byteLength).toBeLessThan(150 * 1024);
});

test('a match that the site knows from no player is not fetched', async () => {
  await game.api.context.db.delete(matches);
  const before = game.pubg.countRequests('matches');
  expect((await game.api.get(path())).status).toBe(404);
  expect(game.pubg.countRequests('matches')).toBe(before);
});

test('training has no tracks', async () => {
  await game.api.context.db.update(matches).set({ matchType: 'training' });
  expect(await readState()).toEqual({ state: 'none', reason: 'training', retryAfter: null });
});

test('a match whose log the game has deleted has none', async () => {
  game.api.advance(sourceRetention + days(1));
  expect(await readState()).toEqual({ state: 'none', reason: 'expired', retryAfter: null });
});

test('a match without positions has none, and no file', async () => {
  overrideTelemetry({ body: [{ _T: 'LogMatchStart', _D: '2026-11-20T10:00:00.000Z' }] });
  await readState();
  await game.api.runJobs();
  expect(await readState()).toEqual({ state: 'none', reason: 'unknown', retryAfter: null });
  const [row] = await game.api.context.db.select({ version: tracks.version }).from(tracks);
  expect((await game.api.get(`${path()}/${row?.version}`)).status).toBe(404);
});

test('a match without a log has none', async () => {
  await game.api.context.db.update(matches).set({ telemetryUrl: null });
  expect(await readState()).toEqual({ state: 'none', reason: 'unknown', retryAfter: null });
});

test.each<[string, Reply]>([
  ['is refused', { status: 403, body: {} }],
  ['is a page of HTML', { body: '<html>' }],
  ['is not a list', { body: { events: [{}] } }],
])('a log that %s is requested again after a delay', async (_, reply) => {
  overrideTelemetry(reply);
  await readState();
  await game.api.runJobs();
  expect(await readState()).toEqual({ state: 'none', reason: 'failed', retryAfter: killLogRetryDelay.first });
  overrideTelemetry(undefined);
  game.api.advance(killLogRetryDelay.first);
  expect(await readState()).toEqual(waiting);
  await game.api.runJobs();
  expect(await readState()).toMatchObject({ state: 'ready' });
});

test('a log that breaks off has tracks up to that point, until the complete log is read', async () => {
  const played = game.pubg.world.findMatch(game.match);
  if (!played) throw new Error('The service has no match.');
  const pieces = [...writeTelemetry(played, 100)];
  overrideTelemetry({ body: pieces.slice(0, 150).join('') });
  await readState();
  await game.api.runJobs();
  expect(await readState()).toMatchObject({ state: 'ready', isCut: true });
  const cut = (await decode()).tracks;
  expect(cut.end).toBeLessThan(cut.duration);
  const counted = () =>
    game.api.context.store.execute("select landings, matches from landing_towns where town = '*'");
  expect((await counted()).rows).toEqual([]);
  overrideTelemetry(undefined);
  game.api.advance(killLogRetryDelay.first);
  await readState();
  await game.api.runJobs();
  expect(await readState()).toMatchObject({ state: 'ready', isCut: false });
  expect((await decode()).tracks.end).toBeGreaterThan(cut.end);
  expect((await counted()).rows).toEqual([{ landings: expect.any(Number), matches: 1 }]);
});

test('counts each landing once when the same log is read again', async () => {
  await readState();
  await game.api.runJobs();
  await game.api.context.db.update(matches).set({ killLog: null });
  await readState();
  await game.api.runJobs();
  const { rows } = await game.api.context.store.execute(
    "select landings::int, matches::int from landing_towns where town = '*'",
  );
  const { tracks: read } = await decode();
  const people = read.players.filter(({ accountId: id, landing }) => landing && !isBot(id));
  expect(rows).toEqual([{ landings: people.length, matches: 1 }]);
  const cells = await game.api.context.db.execute(sql`select sum(landings)::int as sum from landing_cells`);
  expect(cells).toMatchObject({ rows: [{ sum: people.length }] });
});
