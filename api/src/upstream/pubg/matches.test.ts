import { answerMatch } from '../../../simulator/matches.ts';
import type { Reply } from '../../../testing/local-server.ts';
import { accountId, usePubg } from '../../../testing/use-pubg.ts';
import { days, killLogRetryDelay, recentRenewal, sourceRetention } from '../../durations.ts';
import { deleteExpired } from '../../jobs/delete-expired.ts';
import { fetchRecentTelemetry } from '../../jobs/matches/fetch-recent-telemetry.ts';

const game = usePubg();

test('reads kill log and main weapon from telemetry in a job', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  const path = `/players/steam/${accountId}/matches/${game.match}`;
  expect((await game.api.get(path)).data.match.killLog).toMatchObject({ state: 'waiting' });
  await game.api.runJobs();
  const { killLog, player } = (await game.api.get(path)).data.match;
  type Entry = { readonly type: string; readonly place: number | null };
  const entries: readonly Entry[] = killLog.entries;
  expect(entries.slice(0, 2)).toEqual([
    expect.objectContaining({
      type: 'knock',
      at: 870,
      distance: 123.45,
      weapon: 'WeapMini14_C',
      place: null,
    }),
    expect.objectContaining({ type: 'knock', at: 871 }),
  ]);
  const kills = entries.filter(({ type }) => type === 'kill');
  expect(kills[0]).toMatchObject({
    at: 880,
    distance: 123,
    by: { playerId: accountId, name: 'RealPlayer', teamId: 7 },
  });
  expect(kills.at(-1)).toMatchObject({ at: 1200, by: null, distance: null });
  expect(kills.flatMap(({ place }) => place ?? [])[0]).toBe(24);
  expect(player.mainWeapon).toBe('WeapMini14_C');
  const { matches } = (await game.api.get(`/players/steam/${accountId}/matches`)).data;
  expect(matches[0].participants[0].mainWeapon).toBe('WeapMini14_C');
  expect(game.pubg.countRequests('telemetry')).toBe(1);
});

describe('a kill log', () => {
  const path = () => `/players/steam/${accountId}/matches/${game.match}`;
  const killLog = async () => (await game.api.get(path())).data.match.killLog;
  const waiting = { state: 'waiting', retryAfter: 2_000 };

  beforeEach(async () => {
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
  });

  test.each<[string, Reply]>([
    ['is refused', { status: 403, body: {} }],
    ['is not there yet', { status: 404, body: {} }],
    ['is truncated', { body: '[{"_T": "LogMatch' }],
    ['is a page of HTML', { body: '<html>' }],
    ['has another shape', { body: { events: [] } }],
    ['is empty', { body: [] }],
  ])('that %s is requested again after a delay', async (_, reply) => {
    game.pubg.override = (address) => (address.startsWith('/telemetry/') ? reply : undefined);
    expect(await killLog()).toEqual(waiting);
    await game.api.runJobs();
    expect(game.pubg.countRequests('telemetry')).toBe(4);
    expect(await killLog()).toEqual({ state: 'none', reason: 'unknown' });
    await game.api.runJobs();
    expect(game.pubg.countRequests('telemetry')).toBe(4);
    game.pubg.override = () => undefined;
    game.api.advance(killLogRetryDelay.first);
    expect(await killLog()).toEqual(waiting);
    await game.api.runJobs();
    expect(await killLog()).toMatchObject({ state: 'ready' });
  });

  test('is requested until the game deletes it', async () => {
    game.pubg.override = (address) => (address.startsWith('/telemetry/') ? { body: '<html>' } : undefined);
    await killLog();
    await game.api.runJobs();
    game.pubg.override = () => undefined;
    game.api.advance(sourceRetention - days(2));
    expect(await killLog()).toEqual(waiting);
    game.api.advance(days(2));
    expect(await killLog()).toEqual({ state: 'none', reason: 'expired' });
  });

  test.each<[string, Reply]>([
    ['busy', { status: 429 }],
    ['unreachable', { status: 503 }],
  ])('is requested again after its store was %s', async (_, reply) => {
    game.pubg.override = (address) => (address.startsWith('/telemetry/') ? reply : undefined);
    await killLog();
    await game.api.runJobs();
    expect(await killLog()).toEqual(waiting);
    game.pubg.override = () => undefined;
    await game.api.runJobs();
    expect(await killLog()).toMatchObject({ state: 'ready' });
  });
});

test('fills the main weapons of match lists before a visitor opens a match', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  const readWeapons = async () => {
    const { matches } = (await game.api.get(`/players/steam/${accountId}/matches`)).data;
    return matches.map(
      ({ participants }: { participants: { mainWeapon: string }[] }) => participants[0]?.mainWeapon,
    );
  };
  expect(await readWeapons()).toEqual([null]);
  game.pubg.world.play('RealPlayer');
  game.api.advance(10 * 60_000);
  await game.api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
  await game.api.runJobs();
  await fetchRecentTelemetry.run(game.api.context, {});
  // The telemetry of the young match is refused.
  expect(await readWeapons()).toEqual([null, 'WeapMini14_C']);
  expect(game.pubg.countRequests('telemetry')).toBe(2);
  await fetchRecentTelemetry.run(game.api.context, {});
  expect(game.pubg.countRequests('telemetry')).toBe(2);
  game.api.advance(30 * 60_000);
  await fetchRecentTelemetry.run(game.api.context, {});
  expect(await readWeapons()).toEqual(['WeapMini14_C', 'WeapMini14_C']);
});

test('requests no kill logs of players who were not renewed recently', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  game.api.advance(recentRenewal);
  await fetchRecentTelemetry.run(game.api.context, {});
  expect(game.pubg.countRequests('telemetry')).toBe(0);
});

test('takes the winners and the places from the players, not from the rosters', async () => {
  const played = game.pubg.world.findMatch(game.match);
  if (!played) throw new Error('The service has no match.');
  const answer = answerMatch(played, `${game.pubg.url}/telemetry/${game.match}.json`);
  const body = { ...answer, included: answer.included.toReversed() };
  game.pubg.override = (path) => (path.endsWith(`/matches/${game.match}`) ? { body } : undefined);
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  const { data } = await game.api.get(`/players/steam/${accountId}/matches/${game.match}`);
  const teams: readonly { readonly rank: number; readonly members: readonly { readonly name: string }[] }[] =
    data.match.teams;
  expect(teams[0]).toMatchObject({ rank: 1, teamId: 7 });
  expect(teams[0]?.members.map(({ name }) => name)).toContain('RealPlayer');
  expect(teams.map(({ rank }) => rank)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
});

test('keeps a match that the game has deleted', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  game.api.advance(30 * 86_400_000);
  game.pubg.override = (path) => (path.includes('/matches/') ? { status: 404 } : undefined);
  await deleteExpired.run(game.api.context, {});
  const answer = await game.api.get(`/players/steam/${accountId}/matches/${game.match}`);
  expect(answer.data.match.teams).toHaveLength(24);
  expect(answer.data.match.killLog).toEqual({ state: 'none', reason: 'expired' });
});
