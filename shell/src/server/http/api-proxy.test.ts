/** @jest-environment node */

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { pino } from 'pino';
import { aShell } from '../../testing/a-shell.ts';
import { proxyTimeout } from '../timeouts.ts';
import { proxyToApi } from './api-proxy.ts';

interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => void server.close().closeAllConnections();
  return `http://127.0.0.1:${getPort(server)}`;
}

/** An API host with one fixed response, which records its requests. */
async function anApiHost(
  status = 200,
  headers: Record<string, string> = {},
  end = (answer: ServerResponse) => void answer.end('{"data":1}'),
) {
  const requests: ReceivedRequest[] = [];
  const host = await listen(({ method = '', url = '', headers: sent }, answer) => {
    requests.push({ method, url, headers: sent });
    end(answer.writeHead(status, headers));
  });
  return { url: host, requests };
}

let close = () => {};
afterEach(() => {
  jest.useRealTimers();
  close();
});

it('forwards cookies, an API key, and the query, but no headers of the connection', async () => {
  const api = await anApiHost();
  const shell = await aShell({ apiHost: api.url });
  const answer = await shell.get('/api/v1/stats/comments?page=2', {
    headers: {
      cookie: 'hotdrop_session=x',
      authorization: 'Bearer y',
      'keep-alive': '5',
      te: 'trailers',
      'proxy-connection': 'close',
    },
  });
  expect(await answer.json()).toEqual({ data: 1 });
  const [call] = api.requests;
  expect(call).toMatchObject({ method: 'GET', url: '/api/v1/stats/comments?page=2' });
  expect(call?.headers).toMatchObject({
    cookie: 'hotdrop_session=x',
    authorization: 'Bearer y',
    host: new URL(api.url).host,
    'x-forwarded-host': 'site.test',
    'x-forwarded-proto': 'http',
  });
  for (const name of ['keep-alive', 'te', 'proxy-connection']) expect(call?.headers[name]).toBeUndefined();
  for (const name of ['connection', 'keep-alive']) expect(answer.headers.get(name)).toBeNull();
});

it('appends the client address last, after any forged one', async () => {
  const api = await anApiHost();
  const shell = await aShell({ apiHost: api.url });
  const connection = { incoming: { socket: { remoteAddress: '198.51.100.7' } } };
  await shell.get('/api/v1/auth', { headers: { 'x-forwarded-for': '203.0.113.9' } }, connection);
  expect(api.requests[0]?.headers['x-forwarded-for']).toBe('203.0.113.9, 198.51.100.7');
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
  '/visitor/mf-clans',
])('does not proxy %s', async (address) => {
  const api = await anApiHost();
  const shell = await aShell({ apiHost: api.url });
  await shell.get(address);
  expect(api.requests).toEqual([]);
});

it.each(['/api/v1//evil.example/x', '/api/v1/@evil.example', '/auth/http://evil.example/'])(
  'sends %s to the API host, not to the host in the path',
  async (address) => {
    const api = await anApiHost();
    const shell = await aShell({ apiHost: api.url });
    expect((await shell.get(address)).status).toBe(200);
    expect(api.requests.map(({ url }) => url)).toEqual([address]);
  },
);

describe('a JSON response', () => {
  const json = { 'content-type': 'application/json', vary: 'origin' };
  const large = JSON.stringify({
    data: Array.from({ length: 200 }, (_, rank) => ({ rank, name: 'NightHeron' })),
  });
  const request = async (acceptEncoding: string, text: string) => {
    const api = await anApiHost(200, json, (answer) => void answer.end(text));
    const shell = await aShell({ apiHost: api.url });
    const answer = await shell.get('/api/v1/ranks/steam/squad', {
      headers: { 'accept-encoding': acceptEncoding },
    });
    return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it.each([
    ['its length says so', { ...json, 'content-length': '300000000' }],
    ['it has no length', json],
  ])('is refused if it is too long for the memory and %s', async (_, headers) => {
    let sent = 0;
    const chunk = Buffer.alloc(1_024 * 1_024, ' ');
    const api = await anApiHost(200, headers, (answer) => {
      const send = () => {
        while (!answer.destroyed && sent < 100 && answer.write(chunk)) sent += 1;
      };
      answer.on('drain', send);
      send();
    });
    const shell = await aShell({ apiHost: api.url });
    expect((await shell.get('/api/v1/ranks/steam/squad')).status).toBe(502);
    expect(sent).toBeLessThan(100);
  });

  it('is compressed if it is large', async () => {
    const { headers, bytes } = await request('gzip, deflate, br', large);
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'origin, accept-encoding']);
    expect(String(brotliDecompressSync(bytes))).toBe(large);
  });

  it.each([
    ['it is small', 'gzip, br', '{"data":1}'],
    ['the browser accepts no encoding', 'identity', large],
  ])('is not compressed if %s', async (_, accepted, text) => {
    const { headers, bytes } = await request(accepted, text);
    expect(headers.get('content-encoding')).toBeNull();
    expect(String(bytes)).toBe(text);
  });
});

/** Lets the test decide when a timeout ends. Connections need the rest of the timers. */
const fakeTimeouts = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });

/** Asks a host that receives the request and does not answer. */
async function askSilentHost(signal: AbortSignal | null = null) {
  const { promise: isReceived, resolve: onReceived } = Promise.withResolvers<void>();
  const { promise: isEnded, resolve: onEnded } = Promise.withResolvers<void>();
  const apiHost = await listen((_, response) => {
    response.once('close', onEnded);
    onReceived();
  });
  const answer = proxyToApi(new Request('http://site.test/api/v1/auth', { signal }), {
    apiHost,
    forwardedFor: undefined,
    log: pino({ level: 'silent' }),
  });
  return { answer, isReceived, isEnded };
}

it('ends the request to the API host when the browser leaves', async () => {
  const browser = new AbortController();
  const { answer, isReceived, isEnded } = await askSilentHost(browser.signal);
  await isReceived;
  browser.abort();
  expect((await answer).status).toBe(499);
  await isEnded;
});

it('answers 502 for an API host that receives the request and does not answer in time', async () => {
  fakeTimeouts();
  const { answer, isReceived, isEnded } = await askSilentHost();
  await isReceived;
  jest.advanceTimersByTime(proxyTimeout);
  jest.useRealTimers();
  expect((await answer).status).toBe(502);
  await isEnded;
});

it('streams for longer than the time in which a response must begin', async () => {
  fakeTimeouts();
  const { promise: isLate, resolve: onLate } = Promise.withResolvers<void>();
  const api = await anApiHost(200, { 'content-type': 'text/event-stream' }, (answer) => {
    answer.write('first');
    void isLate.then(() => answer.end('second'));
  });
  const shell = await aShell({ apiHost: api.url });
  const answer = await shell.get('/api/v1/stats/count');
  jest.advanceTimersByTime(2 * proxyTimeout);
  jest.useRealTimers();
  onLate();
  expect(await answer.text()).toBe('firstsecond');
});

it('sends the body of a write', async () => {
  const bodies: string[] = [];
  const apiHost = await listen(async (request, response) => {
    bodies.push(await text(request));
    response.end();
  });
  const shell = await aShell({ apiHost });
  const body = '{"content":"그렇다"}';
  await shell.get('/api/v1/stats/comments', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
  });
  expect(bodies).toEqual([body]);
});

it('passes a redirect to the browser', async () => {
  const api = await anApiHost(303, { location: 'http://127.0.0.1:1/away', 'set-cookie': 'a=b; HttpOnly' });
  const shell = await aShell({ apiHost: api.url });
  const answer = await shell.get('/auth/steam');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://127.0.0.1:1/away']);
  expect(answer.headers.getSetCookie()).toEqual(['a=b; HttpOnly']);
});

/** An API host that ends connections instead of answering its first requests, as Caddy may during a reload. */
const aHostThatEndsConnections = (count: number) => {
  let left = count;
  return anApiHost(200, {}, (answer) => void (left-- > 0 ? answer.destroy() : answer.end('{"data":1}')));
};
const methodsOf = ({ requests }: { requests: readonly ReceivedRequest[] }) =>
  requests.map(({ method }) => method);

it.each(['GET', 'HEAD'])('sends %s once more if the connection ends before the answer', async (method) => {
  const api = await aHostThatEndsConnections(1);
  const shell = await aShell({ apiHost: api.url });
  expect((await shell.get('/api/v1/stats/count', { method })).status).toBe(200);
  expect(methodsOf(api)).toEqual([method, method]);
});

it.each([
  ['does not repeat a request that changes something', 'DELETE', ['DELETE']],
  ['sends no request a third time', 'GET', ['GET', 'GET']],
])('%s', async (_, method, received) => {
  const api = await aHostThatEndsConnections(2);
  const shell = await aShell({ apiHost: api.url });
  expect((await shell.get('/api/v1/auth', { method })).status).toBe(502);
  expect(methodsOf(api)).toEqual(received);
});

it('answers 502 with Retry-After and without the address of an unreachable API host', async () => {
  const shell = await aShell({ apiHost: 'http://127.0.0.1:1' });
  const answer = await shell.get('/api/v1/auth');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([502, '5']);
  expect(await answer.text()).not.toContain('127.0.0.1');
});
