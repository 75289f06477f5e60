import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFailure } from '@hotdrop/shared-domain/wire';
import { Hono } from 'hono';
import { signIn } from '../../testing/sign-in.ts';
import { site, startApi, useApi } from '../../testing/start-api.ts';
import { createApp } from '../app.ts';
import { createOperatorsApp } from '../monitoring/routes.ts';
import { operation } from './operation.ts';
import { serve } from './serve.ts';
import type { Env } from './visitor.ts';

describe('attacks', () => {
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

  test('a client that leaves before its body is complete is no error', async () => {
    const lines = (['warn', 'error'] as const).map((level) => jest.spyOn(api.context.log, level));
    const leaving = new AbortController();
    const body = new ReadableStream({
      pull(controller) {
        leaving.abort();
        controller.error(new Error('aborted'));
      },
    });
    const { status } = await api.request('/api/v1/stats/comments', {
      method: 'POST',
      headers: { Origin: site, 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
      signal: leaving.signal,
    } as RequestInit);
    expect(status).toBe(499);
    for (const line of lines) expect(line).not.toHaveBeenCalled();
  });

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
      expect((await api.request('/api/v1/stats/comments', { method: 'POST', headers, body })).status).toBe(
        400,
      );
    }
    expect(Reflect.get({}, 'content')).toBeUndefined();
  });

  describe('names', () => {
    const suggested = async (text: string) => {
      const { status, data } = await api.get(`/search/suggest?shard=steam&q=${encodeURIComponent(text)}`);
      return status === 200 ? data.players : status;
    };

    test.each(['%', '_', '\\', 'H_tdrop', '.*', "' or 1=1 --"])(
      'suggests no player for the pattern "%s"',
      async (text) => {
        expect(await suggested('Hotdr')).toContainEqual(expect.objectContaining({ name: 'Hotdrop' }));
        expect(await suggested(text)).toEqual([]);
      },
    );

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
});

describe('answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotdrop-'));
  const noticesFile = join(folder, 'notices.json');
  writeFileSync(
    noticesFile,
    JSON.stringify([
      { id: 'good', services: ['pubg'], text: { en: 'Hello' }, active: true },
      { id: 'bad', services: 'pubg', text: {}, active: 'yes' },
    ]),
  );

  const api = useApi({
    settings: {
      REQUESTS_PER_MINUTE: '500',
      NOTICES: noticesFile,
      TRUSTED_PROXIES: '127.0.0.1,10.0.0.4,::ffff:10.0.0.5',
    },
  });

  test.each([
    ['an unknown platform', '/players/moon/Hotdrop/seasons', 404],
    ['a platform in capitals', '/players/STEAM/Hotdrop', 400],
    ['a name that is too long', `/players/steam/${'x'.repeat(25)}`, 400],
    ['an account id that is too long', `/players/steam/account.${'a'.repeat(33)}`, 400],
    ['a NUL character', '/players/steam/a%00b', 400],
    ['an unreadable escape in the path', '/players/steam/%E0%A4%A', 400],
    ['an unreadable escape in the query', '/search/suggest?shard=steam&q=%FF', 400],
    ['an unknown address', '/nothing/here', 404],
    ['a range that does not exist', '/stats/steam?range=century', 400],
    ['a search without a text', '/search/suggest?shard=steam&q=', 400],
  ])('answers %s with a clear status', async (_what, path, status) => {
    const answer = await api.get(path);
    expect(answer.status).toBe(status);
    if (status >= 400) {
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
    }
  });

  test('tells clients that are newer that it lacks their call', async () => {
    const { status, headers, body } = await api.get('/nothing/here');
    expect(readFailure('aNewCall', { status, headers }, body)).toMatchObject({ kind: 'unsupported' });
  });

  test.each([
    ['not JSON', '{"content":', 'application/json', 400],
    ['an array', '[]', 'application/json', 400],
    ['empty', '', 'application/json', 400],
    ['of another type', 'content=hello', 'application/x-www-form-urlencoded', 415],
  ])('refuses a body that is %s', async (_what, body, type, status) => {
    const headers = { 'Content-Type': type, Origin: site, 'Content-Length': String(body.length) };
    expect((await api.request('/api/v1/stats/comments', { method: 'POST', headers, body })).status).toBe(
      status,
    );
  });

  test('lets pages of other sites read without credentials', async () => {
    const ours = await api.get('/auth', { headers: { Origin: site } });
    expect(ours.headers.get('access-control-allow-origin')).toBe(site);
    expect(ours.headers.get('access-control-allow-credentials')).toBe('true');
    const other = await api.get('/auth', { headers: { Origin: 'https://evil.example' } });
    expect(other.headers.get('access-control-allow-origin')).toBe('*');
    expect(other.headers.get('vary')).toContain('Origin');
  });

  test('answers 304 for a known ETag', async () => {
    const first = await api.get('/ranks/steam/squad');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=60, s-maxage=5, stale-while-revalidate=10, stale-if-error=600',
    );
    expect((await api.get('/ranks/steam/squad', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  test('forbids caching of personal answers and failed lookups', async () => {
    expect((await api.get('/auth')).headers.get('cache-control')).toBe('private, no-cache');
    expect((await api.get('/players/steam/Nobody')).headers.get('cache-control')).toBe('no-store');
  });

  test('sends a request ID and keeps a valid one from the client', async () => {
    expect((await api.get('/auth')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const given = await api.get('/auth', { headers: { 'X-Request-Id': 'from-the-shell-1' } });
    expect(given.headers.get('x-request-id')).toBe('from-the-shell-1');
    const odd = await api.get('/auth', { headers: { 'X-Request-Id': 'a b;c' } });
    expect(odd.headers.get('x-request-id')).not.toBe('a b;c');
  });

  test('counts the time of a limit with a clock that cannot be set', async () => {
    const from = '198.51.100.90';
    const visit = () => api.request('/api/v1/auth', {}, from);
    api.changeClock(8 * 24 * 3_600_000);
    for (let i = 0; i < 501; i++) await visit();
    api.changeClock(-8 * 24 * 3_600_000);
    const refused = await visit();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    api.advance(60_000);
    expect((await visit()).status).toBe(200);
  });

  test('refuses a proxy that forwards something else than an address', async () => {
    const from = async (forwarded: string) =>
      (await api.request('/api/v1/auth', { headers: { 'X-Forwarded-For': forwarded } }, '127.0.0.1')).status;
    expect(await from('unknown')).toBe(400);
    expect(await from('203.0.113.61, garbage, 127.0.0.1')).toBe(400);
    expect(await from('garbage, 203.0.113.61')).toBe(200);
  });

  test('limits visitors behind a trusted proxy and ignores the headers of others', async () => {
    const flood = async (forwarded: string, from: string) => {
      let status = 200;
      for (let i = 0; i < 501; i++) {
        status = (await api.request('/api/v1/auth', { headers: { 'X-Forwarded-For': forwarded } }, from))
          .status;
      }
      return status;
    };
    expect(await flood('203.0.113.50', '127.0.0.1')).toBe(429);
    const claimed = { headers: { 'X-Forwarded-For': '198.51.100.1, 203.0.113.50, 127.0.0.1' } };
    expect((await api.request('/api/v1/auth', claimed, '127.0.0.1')).status).toBe(429);
    expect(
      (await api.request('/api/v1/auth', { headers: { 'X-Forwarded-For': '203.0.113.51' } }, '127.0.0.1'))
        .status,
    ).toBe(200);
    expect(await flood('203.0.113.52', '198.51.100.80')).toBe(429);
    expect(
      (await api.request('/api/v1/auth', { headers: { 'X-Forwarded-For': '203.0.113.99' } }, '198.51.100.80'))
        .status,
    ).toBe(429);
  });

  test('tells visitors whether it is healthy, and operators why', async () => {
    const { body, headers } = await api.request('/healthz');
    expect([body, headers.get('x-content-type-options')]).toEqual([{ status: 'ok' }, 'nosniff']);
    expect((await api.request('/metrics')).status).toBe(404);
    const operators = createOperatorsApp(api.context);
    const health = await (await operators.request('/healthz')).json();
    const player = { name: 'Hotdrop', platform: 'steam', as: expect.any(String) };
    const demoPlayers = expect.arrayContaining([player]);
    expect(health).toMatchObject({ status: 'ok', demo: true, database: { reachable: true }, demoPlayers });
    expect(await (await operators.request('/metrics')).text()).toContain('hotdrop_request_seconds_count');
    expect((await operators.request('/livez')).status).toBe(200);
  });

  test.each([
    ['PUT', '/api/v1/stats/comments', 'GET, HEAD, POST'],
    ['TRACE', '/api/v1/players/steam/Hotdrop', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/auth/steam', 'GET, HEAD'],
  ])('refuses %s %s and names the allowed methods', async (method, path, allowed) => {
    // `Request` does not accept TRACE, but a connection can send it.
    const request = new Proxy(new Request(site + path), {
      get: (target, name) => (name === 'method' ? method : Reflect.get(target, name)),
    });
    const answer = await createApp(api.context).fetch(request);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('answers 503 without details while the database is unreachable, and recovers', async () => {
    const { store, db } = api.context;
    // PGlite has no connection to close, so its queries fail instead, through a private property. For PostgreSQL see
    // data/lost-connections.postgresql.ts.
    const { client }: { client: { query: unknown } } = Reflect.get(db, 'session');
    const real = client.query;
    const lost = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432 user=secret'), {
      code: 'ECONNREFUSED',
    });
    client.query = () => {
      throw lost;
    };
    const answer = await api.get('/players/steam/Hotdrop');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.text).not.toContain('secret');
    expect((await api.request('/healthz')).status).toBe(503);
    client.query = real;
    expect((await api.get('/players/steam/Hotdrop')).status).toBe(200);
    expect(store.kind).toMatch(/pglite|postgresql/);
  });

  test('answers 500 without the message of the error', async () => {
    const { percentiles } = api.context;
    const real = percentiles.rate;
    percentiles.rate = () => Promise.reject(new Error('secret detail'));
    const answer = await api.get(`/players/steam/${api.accountIdOf('steam', 'Hotdrop')}/seasons/pc-2018-43`);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    percentiles.rate = real;
  });
});

describe('public answers', () => {
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    api = await startApi({ isEmpty: true });
  });
  afterAll(() => api.close());

  test.each([
    ['fails if it is public', { maxAge: 60 }, 500],
    ['gets the user if it is private', { maxAge: 60, isPersonal: true }, 200],
  ])('an answer that depends on the user %s', async (_, settings, status) => {
    const app = new Hono<Env>();
    const getAuth = operation('getAuth', { summary: '', ...settings }, async (_context, _input, visit) => {
      await visit.user();
      return { auth: null };
    });
    serve(app, api.context, 'getAuth', getAuth);
    const answer = await app.request(
      '/api/v1/auth',
      {},
      { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
    );
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
  });
});
