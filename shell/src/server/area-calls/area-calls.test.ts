/** @jest-environment node */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { createServiceKey, readCaller } from '@hotdrop/shared-domain/area-service';
import type { OwnCall } from '@hotdrop/shared-domain/contract';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { aPage, aShell, serviceSecret } from '../../testing/a-shell.ts';

const area = 'mf-clans';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${getPort(server)}`;
}

const sendClan: RequestListener = (_, answer) => {
  answer.setHeader('content-type', 'application/json');
  answer.end('{"members":3}');
};

/** Only a call that ends with its timeout may depend on the load of the machine. */
const callsWithin = (timeout = 10_000): Record<string, OwnCall> => ({
  clan: { path: '/clans/:platform/:tag', timeout },
  top: { path: '/clans/top', cache: 60, timeout },
  plan: { path: '/plans/:tag', method: 'POST', timeout },
});

interface Options {
  readonly timeout?: number;
  readonly page?: Parameters<typeof aPage>[0];
  readonly service?: RequestListener;
  /** The API host's name for the visitor. */
  readonly findVisitor?: RequestListener;
}

/** A site with an area and its service, which records its requests. */
async function aSite({
  page,
  service = sendClan,
  findVisitor = (_, answer) => void answer.end('{"visitor":null}'),
  timeout,
}: Options = {}) {
  const requests: IncomingMessage[] = [];
  let current = service;
  const origin = await listen((request, answer) => {
    requests.push(request);
    current(request, answer);
  });
  const asked: IncomingMessage[] = [];
  const apiHost = await listen((request, answer) => {
    asked.push(request);
    findVisitor(request, answer);
  });
  const shell = await aShell({
    apiHost,
    siteConfig: { areas: { [area]: { service: origin } } },
    check: async () => {},
  });
  await shell.publish({ ...aPage(page), calls: callsWithin(timeout) });
  await shell.areas.refresh();
  return {
    ...shell,
    requests,
    /** The requests to the API host. */
    asked,
    changeService: (next: RequestListener) => {
      current = next;
    },
    call: (path: string, init?: RequestInit) => shell.get(`/areas/${area}/api${path}`, init),
    readCaller: (request: IncomingMessage | undefined) =>
      readCaller(request?.headers.authorization, { area, key: createServiceKey(serviceSecret, area) }),
  };
}

describe('a call of an area', () => {
  it('reaches its service with path and query, and says which site and language', async () => {
    const site = await aSite();
    const answer = await site.call('/clans/steam/HD%20RP?week=2', {
      headers: { 'accept-language': 'ko', 'x-more': '1' },
    });
    expect([answer.status, await answer.json()]).toEqual([200, { members: 3 }]);
    const [request] = site.requests;
    expect([request?.method, request?.url]).toEqual(['GET', '/clans/steam/HD%20RP?week=2']);
    expect(request?.headers['x-more']).toBeUndefined();
    expect(site.readCaller(request)).toEqual({ site: 'http://site.test', locale: 'ko', visitor: null });
  });

  it('passes no cookies and no other headers, in either direction', async () => {
    const site = await aSite({
      service: (request, answer) => {
        answer.setHeader('set-cookie', 'a=b').setHeader('access-control-allow-origin', '*');
        sendClan(request, answer);
      },
    });
    const { headers } = await site.call('/clans/steam/HDRP', { headers: { cookie: 'hotdrop_session=x' } });
    expect(site.requests[0]?.headers.cookie).toBeUndefined();
    expect([headers.get('set-cookie'), headers.get('access-control-allow-origin')]).toEqual([null, null]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('tells the service the area’s own name of a signed-in visitor', async () => {
    const site = await aSite({ findVisitor: (_, answer) => void answer.end('{"visitor":"v1"}') });
    await site.call('/clans/steam/HDRP', { headers: { cookie: 'hotdrop_session=x' } });
    expect(site.asked[0]).toMatchObject({
      url: '/visitor/mf-clans',
      headers: { cookie: 'hotdrop_session=x' },
    });
    expect(site.readCaller(site.requests[0])?.visitor).toBe('v1');
  });

  it('counts for the visitor’s limit at the API host', async () => {
    const site = await aSite({
      findVisitor: (_, answer) => void answer.writeHead(429, { 'retry-after': '7' }).end(),
    });
    for (const path of ['/clans/steam/HDRP', '/clans/top']) {
      const { status, headers } = await site.call(path);
      expect([status, headers.get('retry-after')]).toEqual([429, '7']);
    }
    expect(site.requests).toEqual([]);
  });

  it.each<[string, RequestListener]>([
    ['does not answer', (_, answer) => void answer.destroy()],
    ['answers at length', (_, answer) => void answer.end(`${' '.repeat(9_000_000)}{"visitor":"v1"}`)],
  ])('is anonymous while the API host %s', async (_, findVisitor) => {
    const site = await aSite({ findVisitor });
    expect((await site.call('/clans/steam/HDRP')).status).toBe(200);
    expect(site.readCaller(site.requests[0])?.visitor).toBeNull();
  });

  it('passes on a refusal of the service', async () => {
    const refuse: RequestListener = (_, answer) => {
      answer.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"title":"No such clan"}');
    };
    const site = await aSite({ service: refuse });
    const answer = await site.call('/clans/steam/HDRP');
    expect([answer.status, await answer.json()]).toEqual([404, { title: 'No such clan' }]);
    expect((await site.health()).calls).toEqual([]);
  });

  it('of a site without its service says so', async () => {
    const shell = await aShell({ check: async () => {} });
    await shell.publish({ ...aPage(), calls: callsWithin() });
    await shell.areas.refresh();
    expect((await shell.get(`/areas/${area}/api/clans/top`)).status).toBe(501);
  });
});

describe('an address of no declared call', () => {
  it.each([
    '/',
    '/clans',
    '/clans/steam/HDRP/members',
    '/plans/HDRP',
    '/clans/steam/',
    '/clans/steam/..',
    '/clans/steam/%2e%2e',
    '/clans/steam/%252e%252e',
    '/clans/..%2f..%2fadmin/x',
    '/clans/..%5cadmin/x',
    '/clans/a%2Fb/x',
    '/clans/a%00/x',
    '/../../mf-clans/api/../admin',
    '//evil.example/clans/top',
    `/clans/steam/HDRP?${'x'.repeat(3_000)}`,
  ])('%s does not reach the service', async (path) => {
    const site = await aSite();
    const { status } = await site.call(path);
    expect([status, site.requests]).toEqual([404, []]);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
    const site = await aSite();
    const { status, headers } = await site.call('/clans/steam/HDRP', { method });
    expect([status, headers.get('allow'), site.requests]).toEqual([405, 'GET, HEAD, POST', []]);
  });
});

describe('a call while a page renders', () => {
  const read = (path: string, init = '{}') => ({
    loader: `const answer = await site.fetch('/areas/mf-clans/api${path}', ${init});
      return { status: answer.status, ...(await answer.json()) };`,
  });
  const show = async (site: Awaited<ReturnType<typeof aSite>>, init?: RequestInit) => {
    const response = await site.get('/pubg/clans?hl=ko', init);
    return { status: response.status, html: await response.text() };
  };

  it('goes to the service in the page’s language, and for nobody in particular', async () => {
    const site = await aSite({
      page: read('/clans/steam/HDRP'),
      findVisitor: (_, answer) => void answer.end('{"visitor":"v1"}'),
    });
    const { html } = await show(site, { headers: { cookie: 'hotdrop_session=x' } });
    expect(html).toContain('"members":3');
    expect(site.readCaller(site.requests[0])).toEqual({
      site: 'http://site.test',
      locale: 'ko',
      visitor: null,
    });
    expect(site.asked).toEqual([]);
  });

  it('shares the memory of the calls of browsers', async () => {
    const site = await aSite({ page: read('/clans/top') });
    await site.call('/clans/top', { headers: { 'accept-language': 'ko' } });
    expect((await show(site)).html).toContain('"members":3');
    expect(site.requests).toHaveLength(1);
  });

  it.each([
    ['/admin', '{}'],
    ['/plans/HDRP', '{ method: "POST", body: "{}" }'],
  ])('does not send %s %s', async (path, init) => {
    const site = await aSite({ page: read(path, init) });
    expect((await show(site)).html).toContain('"status":404');
    expect(site.requests).toEqual([]);
  });

  it('fails as an answer, which is no failure of the area', async () => {
    const site = await aSite({
      page: read('/clans/steam/HDRP'),
      service: (_, answer) => void answer.destroy(),
    });
    const { status, html } = await show(site);
    expect([status, html.includes('"status":502')]).toEqual([200, true]);
    expect((await site.health()).areas[0].failures).toEqual([]);
  });
});

describe('a write', () => {
  const json = { 'content-type': 'application/json' };
  const own = { ...json, origin: 'http://site.test' };
  const write = { method: 'POST', headers: own, body: '{"hour":20}' };

  it('reaches the service with its body', async () => {
    const bodies: unknown[] = [];
    const site = await aSite({
      service: async (request, answer) => {
        bodies.push(await readJson(request));
        answer.writeHead(204).end();
      },
      findVisitor: (_, answer) => void answer.end('{"visitor":"v1"}'),
    });
    expect((await site.call('/plans/HDRP', write)).status).toBe(204);
    expect(bodies).toEqual([{ hour: 20 }]);
    expect(site.readCaller(site.requests[0])?.visitor).toBe('v1');
  });

  it.each([
    ['a page of another site', 403, { headers: { ...json, origin: 'https://evil.example' } }],
    ['a client that does not say where it comes from', 403, { headers: json }],
    ['a form', 415, { headers: { origin: own.origin, 'content-type': 'text/plain' } }],
    ['a page that sends no JSON', 400, { body: '{' }],
    ['a page that sends too much', 413, { body: `"${'x'.repeat(70_000)}"` }],
  ])('of %s is refused (%i)', async (_, status, change) => {
    const site = await aSite();
    expect((await site.call('/plans/HDRP', { ...write, ...change })).status).toBe(status);
    expect(site.requests).toEqual([]);
  });

  it('is refused while the API host cannot say who sends it', async () => {
    const site = await aSite({ findVisitor: (_, answer) => void answer.destroy() });
    expect((await site.call('/plans/HDRP', write)).status).toBe(502);
    expect(site.requests).toEqual([]);
  });
});

describe('a call with a cache', () => {
  const visitor: RequestListener = (_, answer) => void answer.end('{"visitor":"v1"}');
  const down: RequestListener = (_, answer) => void answer.destroy();

  it('asks the service once for all visitors of a language, and for nobody in particular', async () => {
    const site = await aSite({ findVisitor: visitor });
    site.clock.now += 1_000;
    const [first] = await Promise.all([site.call('/clans/top'), site.call('/clans/top')]);
    expect(first?.headers.get('cache-control')).toBe('private, max-age=60');
    site.clock.now += 59_000;
    expect(await (await site.call('/clans/top')).json()).toEqual({ members: 3 });
    expect(site.requests).toHaveLength(1);
    expect(site.readCaller(site.requests[0])?.visitor).toBeNull();
    await site.call('/clans/top', { headers: { 'accept-language': 'ja' } });
    site.clock.now += 1_000;
    await site.call('/clans/top');
    expect(site.requests).toHaveLength(3);
  });

  it('keeps its last answer for five minutes while the service is down', async () => {
    const site = await aSite();
    await site.call('/clans/top');
    site.changeService(down);
    site.clock.now += 299_000;
    const kept = await site.call('/clans/top');
    expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'no-store']);
    site.clock.now += 2_000;
    expect((await site.call('/clans/top')).status).toBe(502);
  });

  it('keeps no refusal', async () => {
    const site = await aSite({
      service: (_, answer) =>
        void answer.writeHead(404, { 'content-type': 'application/json' }).end('{"title":"None"}'),
    });
    await site.call('/clans/top');
    site.changeService(sendClan);
    expect((await site.call('/clans/top')).status).toBe(200);
  });
});

describe('a service', () => {
  const tenMegabytes = Buffer.alloc(10 * 1_024 * 1_024, ' ');
  const jsonHead = { 'content-type': 'application/json' };

  it.each<[string, number, string, RequestListener]>([
    ['that is down', 502, 'other side closed', (_, answer) => void answer.destroy()],
    [
      'that answers 10 MB compressed',
      502,
      'The answer has more than 1048576 bytes',
      (_, answer) => {
        answer.writeHead(200, { ...jsonHead, 'content-encoding': 'gzip' }).end(gzipSync(tenMegabytes));
      },
    ],
    [
      'that answers HTML',
      502,
      'it answers 200 with text/html instead of JSON',
      (_, answer) => void answer.writeHead(200, { 'content-type': 'text/html' }).end('<script>'),
    ],
    [
      'that answers damaged JSON',
      502,
      'its JSON is damaged',
      (_, answer) => void answer.writeHead(200, jsonHead).end('{'),
    ],
    [
      'that fails',
      502,
      'it answers 500',
      (_, answer) => void answer.writeHead(500, jsonHead).end('{"stack":"x"}'),
    ],
    [
      'that has another key',
      502,
      'it refuses the signature of this site (401): check its key and its clock',
      (_, answer) => void answer.writeHead(401, jsonHead).end('{"title":"Unsigned"}'),
    ],
    ['that is slow', 504, 'no answer within 200 ms', () => {}],
    [
      'whose answer never ends',
      504,
      'no answer within 200 ms',
      (_, answer) => void answer.writeHead(200, jsonHead).write('{'),
    ],
  ])('%s gets %i, and operators see why', async (_, status, reason, service) => {
    const site = await aSite({ service, ...(status === 504 && { timeout: 200 }) });
    const answer = await site.call('/clans/steam/HDRP');
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ title: 'mf-clans got no answer from its service' });
    const state = { area, owner: 'the clans team', call: 'clan', reason };
    expect((await site.health()).calls).toEqual([{ ...state, status: 'failing', failures: 1, requests: 1 }]);
    expect(site.lines).toContainEqual(expect.objectContaining(state));
    expect(await site.metrics()).toContain(
      'hotdrop_area_call_seconds_count{area="mf-clans",call="clan",outcome="failed"} 1',
    );
  });

  it('that redirects to another origin is not followed', async () => {
    const request = jest.fn();
    const elsewhere = await listen(request);
    const site = await aSite({
      service: (_, answer) => void answer.writeHead(302, { location: elsewhere }).end(),
    });
    const answer = await site.call('/clans/steam/HDRP');
    expect([answer.status, answer.headers.get('location')]).toEqual([502, null]);
    expect(request).not.toHaveBeenCalled();
  });

  it('that is slow gets no more than 64 requests at a time, and operators see why', async () => {
    const held: (() => void)[] = [];
    const allHeld = Promise.withResolvers<void>();
    const site = await aSite({
      service: (...call) => {
        held.push(() => sendClan(...call));
        if (held.length === 64) allHeld.resolve();
      },
    });
    const answers = Array.from({ length: 65 }, () => site.call('/clans/steam/HDRP'));
    expect((await Promise.race(answers)).status).toBe(503);
    await allHeld.promise;
    for (const release of held) release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
    expect(site.lines).toContainEqual(
      expect.objectContaining({ call: 'clan', reason: 'too many requests wait for its service' }),
    );
  });

  it('that stays down degrades the site’s health, and is in the console', async () => {
    const site = await aSite({ service: (_, answer) => void answer.destroy() });
    for (let count = 0; count < 10; count += 1) await site.call('/clans/steam/HDRP');
    expect(await site.health()).toMatchObject({ status: 'degraded', calls: [{ status: 'down' }] });
    expect(await (await site.operate('/ops')).text()).toContain(
      'The call clan of mf-clans failed 10 of its last 10 times: other side closed (the clans team)',
    );
  });
});
