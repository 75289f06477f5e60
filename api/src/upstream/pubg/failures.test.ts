import { answerMatch } from '../../../simulator/matches.ts';
import { type LocalServer, type Reply, startLocalServer } from '../../../testing/local-server.ts';
import { accountId, usePubg } from '../../../testing/use-pubg.ts';

const game = usePubg();

test('answers busy and sends no requests until the rate limit ends', async () => {
  const reset = String(Math.floor(game.api.context.now().getTime() / 1000) + 30);
  game.pubg.override = () => ({
    status: 429,
    headers: { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset },
  });
  const first = await game.api.get('/players/steam/RealPlayer');
  expect(first.data).toMatchObject({ error: 'busy', queue: { ahead: 0 } });
  const before = game.pubg.requests.length;
  expect((await game.api.get('/players/steam/Cheater')).data.error).toBe('busy');
  expect(game.pubg.requests.length).toBe(before);
  game.pubg.override = () => undefined;
  game.api.advance(31_000);
  await game.api.runJobs();
  expect((await game.api.get('/players/steam/Cheater')).data.player.name).toBe('Cheater');
});

test.each<[string, Reply]>([
  ['fails', { status: 503 }],
  ['answers with invalid JSON', { body: '<html>' }],
  ['answers in an unexpected shape', { body: { data: { id: 7 } } }],
  ['rejects the key', { status: 401, body: { errors: [{ title: 'Unauthorized' }] } }],
])(
  'answers with the error "network" when the game service %s, and with the player afterwards',
  async (_what, reply) => {
    game.pubg.override = () => reply;
    const answer = await game.api.get('/players/steam/RealPlayer');
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ error: 'network' });
    expect(answer.text).not.toContain('a-key-that-is-long-enough');
    game.pubg.override = () => undefined;
    expect((await game.api.get('/players/steam/RealPlayer')).data.player.name).toBe('RealPlayer');
  },
);

test('answers 503 without details of the failed request', async () => {
  game.pubg.override = () => ({ status: 401 });
  const answer = await game.api.get('/seasons/active');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(answer.text).not.toMatch(/key|PUBG/i);
});

test('retries after a 502', async () => {
  let failures = 1;
  game.pubg.override = () => (failures-- > 0 ? { status: 502 } : undefined);
  expect((await game.api.get('/players/steam/RealPlayer')).data.player.name).toBe('RealPlayer');
});

test('does not retry after a timeout', async () => {
  const { fetchWithRetry } = await import('../fetch-json.ts');
  // The request must arrive before the timeout, also on a busy machine.
  game.pubg.override = () => ({ delay: 4000 });
  const { metrics } = game.api.context;
  await expect(
    fetchWithRetry(`${game.pubg.url}/x`, {}, { source: 'a test', metrics, timeout: 1500 }),
  ).rejects.toMatchObject({ status: 'unreachable' });
  expect(game.pubg.requests.filter((each) => each.endsWith('/x'))).toHaveLength(1);
});

describe('sends no request to another server', () => {
  let stranger: LocalServer;
  beforeEach(async () => {
    stranger = await startLocalServer(() => ({ body: [] }));
  });
  afterEach(() => stranger.close());

  test('for a telemetry address in a match', async () => {
    const [match] = game.pubg.world.find('RealPlayer')?.matches ?? [];
    game.pubg.override = (path) =>
      match && path.includes('/matches/')
        ? { body: answerMatch(match, `${stranger.url}/telemetry.json`) }
        : undefined;
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
    await game.api.get(`/players/steam/${accountId}/matches/${game.match}`);
    await game.api.context.queue.runQueued();
    const { killLog } = (await game.api.get(`/players/steam/${accountId}/matches/${game.match}`)).data.match;
    expect(killLog.state).not.toBe('ready');
    expect(stranger.requests).toEqual([]);
  });

  test('after a redirect of the game service', async () => {
    game.pubg.override = (path) => ({ status: 307, headers: { Location: stranger.url + path } });
    expect((await game.api.get('/players/steam/RealPlayer')).data).toEqual({ error: 'network' });
    expect(stranger.requests).toEqual([]);
  });
});
