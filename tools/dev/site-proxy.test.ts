import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { readCaller } from '@hotdrop/shared-domain/area-service';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { aHostedStore } from '@hotdrop/shared-host/testing';
import { freePort } from '../start/ports.ts';
import type { DevServer } from './dev-server.ts';
import { startSiteProxy } from './site-proxy.ts';

let site: Server | undefined;
let proxy: DevServer | undefined;
const services: Server[] = [];
afterEach(() => {
  proxy?.stop();
  site?.close();
  for (const server of services.splice(0)) server.close().closeAllConnections();
});

/** A site that answers every request with these headers, and the proxy of a developer in front of it. */
async function serve(
  answer: Readonly<Record<string, string | string[]>> = {},
  service?: Parameters<typeof startSiteProxy>[0]['service'],
) {
  const { publish, root, area } = await aHostedStore();
  const version = await publish({ calls: { clan: { path: '/clans/:tag' } } });
  const requests: IncomingMessage[] = [];
  const port = await freePort();
  const server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(200, answer).end(`the site's ${request.url}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = server;
  const origin = `http://127.0.0.1:${getPort(server)}`;
  proxy = await startSiteProxy({
    area,
    port,
    store: root,
    dir: root,
    service,
    say: () => {},
    site: new URL(`${origin}/pubg`),
  });
  return { port, own: `http://127.0.0.1:${port}`, area, version, origin, requests };
}

/** Requests an exact path, because `fetch` would normalize it. */
const statusOf = (port: number, path: string) =>
  new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path, agent: false }, ({ statusCode }) => resolve(statusCode)).end();
  });

test('passes requests on with the name of the area, and serves its browser build itself', async () => {
  const { own, port, area, version, requests } = await serve();
  expect(await (await fetch(`${own}/pubg/clans?mode=squad`)).text()).toBe(
    "the site's /pubg/clans?mode=squad",
  );
  expect(requests[0]?.headers['hotdrop-area']).toBe(area);
  expect(await (await fetch(`${own}/areas/mf-maps/1.0.0/web/entry.js`)).text()).toContain('the site');
  const pointer = await fetch(`${own}/areas/${area}/release.json`);
  expect(await pointer.json()).toMatchObject({ stable: version });
  expect(pointer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect((await fetch(`${own}/areas/${area}/${version}/web/entry.js`)).status).toBe(200);
  for (const file of ['node/entry.js', 'web/missing.js', 'web/..%2f..%2frelease.json']) {
    expect(await statusOf(port, `/areas/${area}/${version}/${file}`)).toBe(404);
  }
});

test('forwards declared calls to the service on this machine, and others to no one', async () => {
  const asked: (string | undefined)[] = [];
  const key = 'development';
  const callers: unknown[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    callers.push(readCaller(request.headers.authorization, { area: 'mf-clans', key }));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"members":3}');
  });
  services.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { own, port, area, origin, requests } = await serve(
    {},
    { origin: `http://127.0.0.1:${getPort(server)}`, key },
  );
  const answer = await fetch(`${own}/areas/${area}/api/clans/HDRP?week=2`, {
    headers: { 'accept-language': 'ko' },
  });
  expect(await answer.json()).toEqual({ members: 3 });
  expect(await statusOf(port, `/areas/${area}/api/admin`)).toBe(404);
  expect([asked, requests]).toEqual([['/clans/HDRP?week=2'], []]);
  expect(callers).toEqual([{ site: origin, locale: 'ko', visitor: 'developer' }]);
});

test('leaves calls to the site without a service on this machine', async () => {
  const { own, area } = await serve();
  expect(await (await fetch(`${own}/areas/${area}/api/clans/HDRP`)).text()).toContain('the site');
});

test('sends writes with the origin of the site, and writes of another site with theirs', async () => {
  const { own, origin, requests } = await serve();
  const write = (from: string) =>
    fetch(`${own}/api/v1/comments`, { method: 'POST', headers: { origin: from }, body: '{}' });
  await write(own);
  await write('https://evil.example');
  expect(requests.map(({ headers }) => headers.origin)).toEqual([origin, 'https://evil.example']);
});

test('keeps cookies of an https site, and leads back to it', async () => {
  const { own, origin } = await serve({
    'set-cookie': ['__Host-hl=ko; Path=/; SameSite=Lax; Secure', 'app=1'],
  });
  const { headers } = await fetch(own);
  expect(headers.getSetCookie()).toEqual(['hl=ko; Path=/; SameSite=Lax', 'app=1']);
  const back = await fetch(`${own}/pubg/clans?areas=`, { redirect: 'manual' });
  expect([back.status, back.headers.get('location')]).toEqual([303, `${origin}/pubg/clans`]);
});

test('says that the site does not answer', async () => {
  const { own, origin } = await serve();
  await new Promise((done) => site?.close(done));
  const answer = await fetch(own);
  expect([answer.status, await answer.text()]).toEqual([
    502,
    expect.stringContaining(`${origin} does not answer`),
  ]);
});
