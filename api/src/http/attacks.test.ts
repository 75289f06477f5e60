import { signIn } from '../../testing/sign-in.ts';
import { site, useApi } from '../../testing/start-api.ts';

const api = useApi();
const player = () => api.get('/players/steam/Hotdrop');

describe('a request body above the limit', () => {
  const large = 'x'.repeat(26 * 1024);
  const inPieces = () =>
    new ReadableStream({
      start(controller) {
        for (let piece = 0; piece < 26; piece++)
          controller.enqueue(new TextEncoder().encode('x'.repeat(1024)));
        controller.close();
      },
    });
  const post = (path: string, init: RequestInit & { duplex?: 'half' }) =>
    api.request(path, {
      method: 'POST',
      headers: { Origin: site, 'Content-Type': 'application/json' },
      ...init,
    });

  test.each(['/api/v1/stats/comments', '/auth/demo', '/nothing/here'])(
    'is refused with and without a Content-Length: %s',
    async (path) => {
      const refused = await post(path, { body: large });
      expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close']);
      expect((await post(path, { body: inPieces(), duplex: 'half' })).status).toBe(413);
    },
  );
});

test.each(['/api/v1/auth', '/api/v1/nothing', '/auth/demo', '/nothing/here', '/healthz', '/metrics'])(
  'sends nosniff: %s',
  async (path) => {
    expect((await api.request(path)).headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'refuses the property name "%s" as a platform, mode, range, or player',
  async (word) => {
    const account = api.accountIdOf('steam', 'Hotdrop');
    const paths = [`/ranks/steam/${word}`, `/stats/rating/steam/${word}`, `/stats/steam?range=${word}`];
    for (const path of paths)
      expect([path, [400, 404]]).toEqual([path, expect.arrayContaining([(await api.get(path)).status])]);
    const { status, data } = await api.get(`/players/steam/${account}/matches?map=${word}&mode=${word}`);
    expect([status, data.matches]).toEqual([200, []]);
    const platform = word.toLowerCase().replaceAll('_', '');
    for (const path of [`/players/${platform}/Hotdrop`, `/players/steam/${word}`])
      expect((await api.get(path)).data.error).toBe('player not found');
  },
);

test('is safe from prototype pollution', async () => {
  const cookie = await signIn(api);
  const headers = { Origin: site, 'Content-Type': 'application/json', Cookie: cookie };
  for (const body of [
    '{"__proto__":{"content":"polluted"}}',
    '{"constructor":{"prototype":{"content":"polluted"}}}',
    `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
  ]) {
    expect((await api.request('/api/v1/stats/comments', { method: 'POST', headers, body })).status).toBe(400);
  }
  expect(Reflect.get({}, 'content')).toBeUndefined();
});

describe('names', () => {
  const suggested = async (text: string) => {
    const { status, data } = await api.get(`/search/suggest?shard=steam&q=${encodeURIComponent(text)}`);
    return status === 200 ? data.players : status;
  };

  test.each([
    '%',
    '_',
    '\\',
    '%%%',
    'H_tdrop',
    '.*',
    '^Hot',
    '(a+)+$',
    '[[:alpha:]]',
    "' or 1=1 --",
    '../..',
  ])('suggests no player for the pattern "%s"', async (text) => {
    expect(await suggested('Hotdr')).toContainEqual(expect.objectContaining({ name: 'Hotdrop' }));
    expect(await suggested(text)).toEqual([]);
  });

  test.each([
    ['letters of another script that look alike', 'Ноtdrop'],
    ['full-width letters', 'Ｈｏｔｄｒｏｐ'],
    ['an invisible character', 'Hot\u200Bdrop'],
    ['a direction mark', '\u202EHotdrop'],
    ['upper case', 'HOTDROP'],
    ['half of a character', '%ED%A0%80'],
  ])('finds no player for a name with %s', async (_, name) => {
    const { status, data } = await api.get(`/players/steam/${encodeURIComponent(name)}`);
    expect([status, data.error]).toEqual([200, 'player not found']);
  });

  test.each(['..%2f..%2fmetrics', '%2e%2e%2fhealthz', '..%5c..', '%00', '.', '..%3Fx=1'])(
    'does not follow a path inside of a name: %s',
    async (name) => {
      const { status, text } = await api.request(`/api/v1/players/steam/${name}`);
      expect([200, 400, 404]).toContain(status);
      expect(text).not.toMatch(/process_cpu|"reachable"/);
      expect((await player()).data.player.name).toBe('Hotdrop');
    },
  );
});

test.each([
  ['a mode that is too long', `/ranks/steam/${'x'.repeat(41)}`],
  ['a page before the first', '/stats/comments?page=0'],
  ['a page above the limit', '/stats/comments?page=1000001'],
  ['a page in scientific notation', '/stats/comments?page=1e3'],
  ['half a page', '/ranks/steam/squad?page=1.5'],
  ['a page that is not a number', '/ranks/steam/squad?page=NaN'],
])('refuses %s', async (_, path) => {
  expect((await api.get(path)).status).toBe(400);
});

test('refuses CORS preflights of other sites', async () => {
  const ask = (origin: string) =>
    api.request('/api/v1/stats/comments', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
  expect((await ask(site)).headers.get('access-control-allow-origin')).toBe(site);
  for (const origin of ['https://evil.example', 'null', `${site}.evil.example`]) {
    expect((await ask(origin)).headers.get('access-control-allow-origin')).toBeNull();
  }
});
