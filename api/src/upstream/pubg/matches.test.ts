import { deleteExpired } from '../../jobs/delete-expired.ts';
import { match, useFakePubgApi } from '../../testing/fake-pubg-api.ts';
import type { Reply } from '../../testing/local-server.ts';
import { accountId } from '../../testing/pubg-answers.ts';

const game = useFakePubgApi();

test('reads kill log and main weapon from telemetry in a job', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  const path = `/players/steam/${accountId}/matches/${match}`;
  expect((await game.api.get(path)).data.match.killLog).toMatchObject({ state: 'waiting' });
  await game.api.runJobs();
  const { killLog, player } = (await game.api.get(path)).data.match;
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
  const { matches } = (await game.api.get(`/players/steam/${accountId}/matches`)).data;
  expect(matches[0].participants[0].mainWeapon).toBe('WeapMini14_C');
  expect(game.countRequests('telemetry')).toBe(1);
});

describe('a kill log', () => {
  const path = `/players/steam/${accountId}/matches/${match}`;
  const killLog = async () => (await game.api.get(path)).data.match.killLog;
  const waiting = { state: 'waiting', retryAfter: 2_000 };

  beforeEach(async () => {
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
  });

  test.each<[string, Reply]>([
    ['is refused', { status: 403, body: {} }],
    ['is not JSON', { body: '[{"_T": "LogMatch' }],
    ['has another shape', { body: { events: [] } }],
  ])('that always %s is not requested again', async (_, reply) => {
    game.override = (address) => (address === '/telemetry.json' ? reply : undefined);
    expect(await killLog()).toEqual(waiting);
    await game.api.runJobs();
    expect(game.countRequests('telemetry')).toBe(4);
    expect(await killLog()).toEqual({ state: 'none', reason: 'unknown' });
    await game.api.runJobs();
    expect(game.countRequests('telemetry')).toBe(4);
  });

  test.each<[string, Reply]>([
    ['busy', { status: 429 }],
    ['unreachable', { status: 503 }],
  ])('is requested again after its store was %s', async (_, reply) => {
    game.override = (address) => (address === '/telemetry.json' ? reply : undefined);
    await killLog();
    await game.api.runJobs();
    expect(await killLog()).toEqual(waiting);
    game.override = () => undefined;
    await game.api.runJobs();
    expect(await killLog()).toMatchObject({ state: 'ready' });
  });
});

test('keeps a match that the game has deleted', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  game.api.advance(30 * 86_400_000);
  game.override = (path) => (path.includes('/matches/') ? { status: 404 } : undefined);
  await deleteExpired.run(game.api.context, {});
  const answer = await game.api.get(`/players/steam/${accountId}/matches/${match}`);
  expect(answer.data.match.teams).toHaveLength(2);
  expect(answer.data.match.killLog).toEqual({ state: 'none', reason: 'expired' });
});
