import { signIn } from '../testing/sign-in.ts';
import { site, useApi } from '../testing/start-api.ts';

const api = useApi();
const player = () => api.get('/players/steam/Hotdrop');

describe('a body that is larger than any call needs', () => {
  const large = 'x'.repeat(17 * 1024);
  const inPieces = () =>
    new ReadableStream({
      start(controller) {
        for (let piece = 0; piece < 17; piece++)
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
    'is not read, whether or not it says how large it is: %s',
    async (path) => {
      expect((await post(path, { body: large })).status).toBe(413);
      expect((await post(path, { body: inPieces(), duplex: 'half' })).status).toBe(413);
    },
  );
});

test.each(['/api/v1/auth', '/api/v1/nothing', '/auth/demo', '/nothing/here', '/healthz', '/metrics'])(
  'says that browsers may take an answer for nothing else than it is: %s',
  async (path) => {
    expect((await api.request(path)).headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'knows no platform, mode, season or list called "%s"',
  async (word) => {
    const account = api.accountOf('steam', 'Hotdrop');
    const paths = [
      `/players/${word.toLowerCase().replaceAll('_', '')}/Hotdrop`,
      `/ranks/steam/${word}`,
      `/stats/rating/steam/${word}`,
      `/stats/steam?range=${word}`,
    ];
    for (const path of paths)
      expect([path, [400, 404]]).toEqual([path, expect.arrayContaining([(await api.get(path)).status])]);
    const { status, data } = await api.get(`/players/steam/${account}/matches?map=${word}&mode=${word}`);
    expect([status, data.matches]).toEqual([200, []]);
    expect((await api.get(`/players/steam/${word}`)).data.error).toBe('player not found');
  },
);

test('is not changed by a body that reaches for what all objects share', async () => {
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

describe('names are letters, whatever else they mean elsewhere', () => {
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
  ])('nobody is suggested for "%s"', async (text) => {
    expect(await suggested('Hotdr')).toContainEqual(expect.objectContaining({ name: 'Hotdrop' }));
    expect(await suggested(text)).toEqual([]);
  });

  test.each([
    ['another script that looks alike', 'Ноtdrop'],
    ['full-width letters', 'Ｈｏｔｄｒｏｐ'],
    ['a mark that cannot be seen', 'Hot\u200Bdrop'],
    ['a mark that turns the direction', '\u202EHotdrop'],
    ['another case', 'HOTDROP'],
    ['half of a character', '%ED%A0%80'],
  ])('%s is another name', async (_, name) => {
    const { status, data } = await api.get(`/players/steam/${encodeURIComponent(name)}`);
    expect([status, data.error]).toEqual([200, 'player not found']);
  });

  test.each(['..%2f..%2fmetrics', '%2e%2e%2fhealthz', '..%5c..', '%00', '.', '..%3Fx=1'])(
    'a path inside of a name leads nowhere: %s',
    async (name) => {
      const { status, text } = await api.request(`/api/v1/players/steam/${name}`);
      expect([200, 400, 404]).toContain(status);
      expect(text).not.toMatch(/process_cpu|"reachable"/);
      expect((await player()).data.player.name).toBe('Hotdrop');
    },
  );
});

test.each([
  ['a mode without end', `/ranks/steam/${'x'.repeat(41)}`],
  ['a page before the first', '/stats/comments?page=0'],
  ['a page far away', '/stats/comments?page=1000001'],
  ['a page that is no number', '/stats/comments?page=1e3'],
  ['half a page', '/ranks/steam/squad?page=1.5'],
  ['a number that is none', '/ranks/steam/squad?page=NaN'],
])('refuses %s', async (_, path) => {
  expect((await api.get(path)).status).toBe(400);
});

test('answers the last page that can be asked for, and deletes no comment of an impossible number', async () => {
  const cookie = await signIn(api);
  expect((await api.get('/stats/comments?page=1000000')).data.comments).toEqual([]);
  expect((await api.delete(`/stats/comments/${Number.MAX_SAFE_INTEGER}`, cookie)).status).toBe(404);
  expect((await api.delete('/stats/comments/9007199254740993', cookie)).status).toBe(400);
  expect((await api.delete('/stats/comments/-1', cookie)).status).toBe(400);
});

test('has no call that writes for a page elsewhere to ask for in advance', async () => {
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
