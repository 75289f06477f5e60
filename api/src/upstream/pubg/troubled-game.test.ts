import { type LocalServer, type Reply, startLocalServer } from '../../testing/local-server.ts';
import { createdAt, match, useOfficialGame } from '../../testing/official-game.ts';
import { accountId, aMatchAnswer, seasonsAnswer, telemetryAnswer } from '../../testing/pubg-answers.ts';

const game = useOfficialGame();

test('says busy when the limit is reached, and does not ask before it ends', async () => {
  const reset = String(Math.floor(game.api.context.now().getTime() / 1000) + 30);
  game.trouble = () => ({
    status: 429,
    headers: { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset },
  });
  const first = await game.api.get('/players/steam/RealPlayer');
  expect(first.data).toEqual({ error: 'busy', retryAfter: 30_000 });
  const before = game.server.asked.length;
  expect((await game.api.get('/players/steam/Cheater')).data.error).toBe('busy');
  expect(game.server.asked.length).toBe(before);
  game.trouble = () => undefined;
  game.api.pass(31_000);
  expect((await game.api.get('/players/steam/Cheater')).data.player.name).toBe('Cheater');
});

test('spends no more than a key has, even without being told', async () => {
  game.trouble = () => ({ status: 404 });
  const answers = [];
  for (let i = 0; i < 12; i++) answers.push((await game.api.get(`/players/steam/Someone${i}`)).data.error);
  expect(answers.filter((error) => error === 'player not found')).toHaveLength(10);
  expect(answers.filter((error) => error === 'busy')).toHaveLength(2);
});

test.each<[string, Reply]>([
  ['fails', { status: 503 }],
  ['answers something that is not JSON', { body: '<html>' }],
  ['answers in another shape', { body: { data: { id: 7 } } }],
  ['refuses the key', { status: 401, body: { errors: [{ title: 'Unauthorized' }] } }],
])('says "network" when the game service %s, and lives on', async (_what, reply) => {
  game.trouble = () => reply;
  const answer = await game.api.get('/players/steam/RealPlayer');
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({ error: 'network' });
  expect(answer.text).not.toContain('a-key-that-is-long-enough');
  game.trouble = () => undefined;
  expect((await game.api.get('/players/steam/RealPlayer')).data.player.name).toBe('RealPlayer');
});

test('says of a failing service that it fails, and nothing of how it is asked', async () => {
  game.trouble = () => ({ status: 401 });
  const answer = await game.api.get('/seasons/active');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(answer.text).not.toMatch(/key|PUBG/i);
});

test('asks again when the game service stumbles', async () => {
  let stumbles = 1;
  game.trouble = () => (stumbles-- > 0 ? { status: 502 } : undefined);
  expect((await game.api.get('/players/steam/RealPlayer')).data.player.name).toBe('RealPlayer');
});

test('gives up on a service that is slow', async () => {
  const { ask } = await import('../fetch-json.ts');
  game.trouble = () => ({ after: 400 });
  const { metrics } = game.api.context;
  await expect(
    ask(`${game.server.url}/x`, {}, { source: 'a test', metrics, timeout: 50 }),
  ).rejects.toMatchObject({ kind: 'unreachable' });
  expect(game.server.asked.filter((each) => each.endsWith('/x'))).toHaveLength(1);
});

test('keeps a renewal in line while the limit lasts, and ends it afterwards', async () => {
  await game.api.get('/players/steam/RealPlayer');
  const reset = () => String(Math.floor(game.api.context.now().getTime() / 1000) + 5);
  game.trouble = () => ({ status: 429, headers: { 'X-RateLimit-Reset': reset() } });
  await game.api.context.queue.runWaiting();
  const waiting = await game.api.get(`/rpc/player-sync/steam/${accountId}`);
  expect(waiting.data).toMatchObject({ waitCount: 0, retryAfter: expect.any(Number) });
  game.trouble = () => undefined;
  game.api.pass(61_000);
  const { renewPlayer } = await import('../../players/renew-player.ts');
  await renewPlayer.run(game.api.context, { accountId });
  expect((await game.api.get(`/rpc/player-sync/steam/${accountId}`)).data.changes).toMatchObject({
    matches: 1,
  });
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
    game.trouble = (path) =>
      path.includes('/matches/')
        ? { body: aMatchAnswer(match, createdAt, `${stranger.url}/telemetry.json`) }
        : undefined;
    await game.api.get('/players/steam/RealPlayer');
    await game.api.work();
    await game.api.get(`/players/steam/${accountId}/matches/${match}`);
    await game.api.context.queue.runWaiting();
    const { killLog } = (await game.api.get(`/players/steam/${accountId}/matches/${match}`)).data.match;
    expect(killLog.state).not.toBe('ready');
    expect(stranger.asked).toEqual([]);
  });

  test('when the game service leads there', async () => {
    game.trouble = (path) => ({ status: 307, headers: { Location: stranger.url + path } });
    expect((await game.api.get('/players/steam/RealPlayer')).data).toEqual({ error: 'network' });
    expect(stranger.asked).toEqual([]);
  });
});
