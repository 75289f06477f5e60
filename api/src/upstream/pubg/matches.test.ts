import { forgetOld } from '../../jobs/tidy-up.ts';
import type { Reply } from '../../testing/local-server.ts';
import { match, useOfficialGame } from '../../testing/official-game.ts';
import { accountId } from '../../testing/pubg-answers.ts';

const game = useOfficialGame();

test('reads the kill log from telemetry by a job, with the weapon that did most damage', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.work();
  const path = `/players/steam/${accountId}/matches/${match}`;
  expect((await game.api.get(path)).data.match.killLog).toMatchObject({ state: 'waiting' });
  await game.api.work();
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
  expect(game.asked('telemetry')).toBe(1);
});

describe('a kill log', () => {
  const path = `/players/steam/${accountId}/matches/${match}`;
  const killLog = async () => (await game.api.get(path)).data.match.killLog;
  const waiting = { state: 'waiting', retryAfter: 2_000 };

  beforeEach(async () => {
    await game.api.get('/players/steam/RealPlayer');
    await game.api.work();
  });

  test.each<[string, Reply]>([
    ['is refused', { status: 403, body: {} }],
    ['is not JSON', { body: '[{"_T": "LogMatch' }],
    ['has another shape', { body: { events: [] } }],
  ])('that %s each time is asked for no more, and the page is told that there is none', async (_, reply) => {
    game.trouble = (address) => (address === '/telemetry.json' ? reply : undefined);
    expect(await killLog()).toEqual(waiting);
    await game.api.work();
    expect(game.asked('telemetry')).toBe(4);
    expect(await killLog()).toEqual({ state: 'none', reason: 'unknown' });
    await game.api.work();
    expect(game.asked('telemetry')).toBe(4);
  });

  test.each<[string, Reply]>([
    ['busy', { status: 429 }],
    ['away', { status: 503 }],
  ])('whose store was %s is asked for again by the next visitor', async (_, reply) => {
    game.trouble = (address) => (address === '/telemetry.json' ? reply : undefined);
    await killLog();
    await game.api.work();
    expect(await killLog()).toEqual(waiting);
    game.trouble = () => undefined;
    await game.api.work();
    expect(await killLog()).toMatchObject({ state: 'ready' });
  });
});

test('keeps a match that the game has forgotten', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.work();
  game.api.pass(30 * 86_400_000);
  game.trouble = (path) => (path.includes('/matches/') ? { status: 404 } : undefined);
  await forgetOld.run(game.api.context, {});
  const answer = await game.api.get(`/players/steam/${accountId}/matches/${match}`);
  expect(answer.data.match.teams).toHaveLength(2);
  expect(answer.data.match.killLog).toEqual({ state: 'none', reason: 'expired' });
});
