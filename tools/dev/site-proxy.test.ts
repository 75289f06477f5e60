import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { aHostedStore } from '@hotdrop/shared-host/testing';
import { freePort } from '../process/free-port.ts';
import type { DevServer } from './dev-server.ts';
import { startSiteProxy } from './site-proxy.ts';

let site: Server | undefined;
let proxy: DevServer | undefined;
afterEach(() => {
  proxy?.stop();
  site?.close();
});

/** A site that answers every request with these headers, and the proxy of a developer in front of it. */
async function serve(answer: Readonly<Record<string, string | string[]>> = {}) {
  const { publish, root, area } = await aHostedStore();
  const version = await publish({});
  const requests: IncomingMessage[] = [];
  const port = await freePort();
  const server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(200, answer).end(`the site's ${request.url}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = server;
  const sitePort = getPort(server);
  const lines: string[] = [];
  proxy = await startSiteProxy({
    ...{ area, port, store: root, say: (line: string) => void lines.push(line) },
    site: new URL(`http://127.0.0.1:${sitePort}/pubg`),
  });
  const own = `http://127.0.0.1:${port}`;
  return { own, area, version, origin: `http://127.0.0.1:${sitePort}`, requests, lines };
}

test('passes requests on with the name of the area, and serves its build itself', async () => {
  const { own, area, version, requests } = await serve();
  const page = await fetch(`${own}/pubg/clans?mode=squad`);
  expect(await page.text()).toBe("the site's /pubg/clans?mode=squad");
  expect(requests[0]?.headers['hotdrop-area']).toBe(`${area}@${own}`);
  expect(await (await fetch(`${own}/areas/mf-maps/1.0.0/web/entry.js`)).text()).toContain('the site');
  expect(await (await fetch(`${own}/areas/${area}/release.json`)).json()).toMatchObject({ stable: version });
  expect((await fetch(`${own}/areas/${area}/${version}/node/entry.js`)).status).toBe(404);
});

test('sends writes with the origin of the site, and writes of another site with theirs', async () => {
  const { own, origin, requests } = await serve();
  const write = (from: string) =>
    fetch(`${own}/api/v1/comments`, { method: 'POST', headers: { origin: from }, body: '{}' });
  await write(own);
  await write('https://evil.example');
  expect(requests.map(({ headers }) => headers.origin)).toEqual([origin, 'https://evil.example']);
});

test('keeps cookies of an https site', async () => {
  const { own } = await serve({ 'set-cookie': ['__Host-hl=ko; Path=/; SameSite=Lax; Secure', 'app=1'] });
  const { headers } = await fetch(own);
  expect(headers.getSetCookie()).toEqual(['hl=ko; Path=/; SameSite=Lax', 'app=1']);
});

test('leads back to the published site', async () => {
  const { own, origin } = await serve();
  const { status, headers } = await fetch(`${own}/pubg/clans?areas=`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([303, `${origin}/pubg/clans`]);
});

test('says once that the shell of a site is too old', async () => {
  const { own, lines } = await serve({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  });
  await fetch(own);
  await fetch(own);
  expect(lines).toEqual([expect.stringContaining('does not support dev --site')]);
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
