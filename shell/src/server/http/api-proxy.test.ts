/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { aShell } from '../../testing/a-shell.ts';
import { proxyToApi } from './api-proxy.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** An API host that answers one thing and keeps what it was asked. */
async function anApiHost(
  status = 200,
  headers: Record<string, string> = {},
  end = (answer: ServerResponse) => void answer.end('{"data":1}'),
) {
  const asked: Asked[] = [];
  const server = createServer(({ method = '', url = '', headers: sent }, answer) => {
    asked.push({ method, url, headers: sent });
    end(answer.writeHead(status, headers));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  close = () => void server.close().closeAllConnections();
  return { url: `http://127.0.0.1:${port}`, asked };
}

let close = () => {};
afterEach(() => close());

it('a call arrives with its cookies, its query and nothing that belongs to the connection', async () => {
  const api = await anApiHost();
  const shell = await aShell({ apiHost: api.url });
  const answer = await shell.get('/api/v1/stats/comments?page=2', {
    headers: { cookie: 'hotdrop_session=x', 'keep-alive': '5', te: 'trailers', 'proxy-connection': 'close' },
  });
  expect(await answer.json()).toEqual({ data: 1 });
  const [call] = api.asked;
  expect(call).toMatchObject({ method: 'GET', url: '/api/v1/stats/comments?page=2' });
  expect(call?.headers).toMatchObject({
    cookie: 'hotdrop_session=x',
    host: new URL(api.url).host,
    'x-forwarded-host': 'site.test',
    'x-forwarded-proto': 'http',
  });
  for (const name of ['keep-alive', 'te', 'proxy-connection']) expect(call?.headers[name]).toBeUndefined();
  for (const name of ['connection', 'keep-alive']) expect(answer.headers.get(name)).toBeNull();
});

it('who asks stands last, whatever they claim to be: the API host counts them by it', async () => {
  const api = await anApiHost();
  const request = new Request('http://site.test/api/v1/auth', {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  await proxyToApi(request, {
    apiHost: api.url,
    clientAddress: '198.51.100.7',
    log: pino({ level: 'silent' }),
  });
  expect(api.asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.9, 198.51.100.7');
});

it.each([
  '/api/v1/../../metrics',
  '/api/v1/%2e%2e/%2e%2e/metrics',
  '/api/v1/%2e%2e/healthz',
  '/auth/%2e%2e/metrics',
  '/auth//../../metrics',
  '/metrics',
  '/api/metrics',
  '/internal',
])('what is the API host’s own stays its own: %s', async (address) => {
  const api = await anApiHost();
  const shell = await aShell({ apiHost: api.url });
  await shell.get(address);
  expect(api.asked).toEqual([]);
});

it.each(['/api/v1//evil.example/x', '/api/v1/@evil.example', '/auth/http://evil.example/'])(
  'no address of a call names another host: %s',
  async (address) => {
    const api = await anApiHost();
    const shell = await aShell({ apiHost: api.url });
    expect((await shell.get(address)).status).toBe(200);
    expect(api.asked.map(({ url }) => url)).toEqual([address]);
  },
);

describe('an answer in JSON', () => {
  const json = { 'content-type': 'application/json', vary: 'origin' };
  const large = JSON.stringify({
    data: Array.from({ length: 200 }, (_, rank) => ({ rank, name: 'NightHeron' })),
  });
  const ask = async (accepted: string, text: string) => {
    const api = await anApiHost(200, json, (answer) => void answer.end(text));
    const shell = await aShell({ apiHost: api.url });
    const answer = await shell.get('/api/v1/ranks/steam/squad', { headers: { 'accept-encoding': accepted } });
    return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('that is large travels packed as %s', async (encoding, accepted, unpack) => {
    const { headers, bytes } = await ask(accepted, large);
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
      encoding,
      'origin, accept-encoding',
    ]);
    expect(bytes.byteLength).toBeLessThan(large.length / 4);
    expect(String(unpack(bytes))).toBe(large);
  });

  it.each([
    ['is small', 'gzip, br', '{"data":1}'],
    ['nobody can unpack', 'identity', large],
  ])('that %s travels as it is', async (_, accepted, text) => {
    const { headers, bytes } = await ask(accepted, text);
    expect(headers.get('content-encoding')).toBeNull();
    expect(String(bytes)).toBe(text);
  });
});

it('what arrives packed although nobody asked for it can be read', async () => {
  const api = await anApiHost(
    200,
    { 'content-encoding': 'gzip' },
    (answer) => void answer.end(gzipSync('{}')),
  );
  const shell = await aShell({ apiHost: api.url });
  const answer = await shell.get('/auth/steam');
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, '{}']);
});

it('what the API host sends bit by bit arrives bit by bit', async () => {
  const { promise: isRead, resolve: onRead } = Promise.withResolvers<void>();
  const api = await anApiHost(200, { 'content-type': 'text/event-stream' }, (answer) => {
    answer.write('first');
    void isRead.then(() => answer.end('second'));
  });
  const shell = await aShell({ apiHost: api.url });
  const answer = await shell.get('/api/v1/stats/count', { headers: { 'accept-encoding': 'gzip' } });
  const reader = answer.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe('first');
  onRead();
  expect(await next()).toBe('second');
});

it('a redirect is the browser’s to follow', async () => {
  const api = await anApiHost(303, { location: 'http://127.0.0.1:1/away', 'set-cookie': 'a=b; HttpOnly' });
  const shell = await aShell({ apiHost: api.url });
  const answer = await shell.get('/auth/steam');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://127.0.0.1:1/away']);
  expect(answer.headers.getSetCookie()).toEqual(['a=b; HttpOnly']);
});

it('an API host that is away is a 502 that says when to come back, and nothing of where it is', async () => {
  const shell = await aShell({ apiHost: 'http://127.0.0.1:1' });
  const answer = await shell.get('/api/v1/auth');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([502, '5']);
  expect(await answer.text()).not.toContain('127.0.0.1');
});
