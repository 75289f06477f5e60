import { request } from 'node:http';
import path from 'node:path';
import { aHostedStore } from '@hotdrop/shared-host/testing';
import { freePort } from '../process/free-port.ts';
import type { DevServer } from './dev-server.ts';
import { sharedStore } from './shared-store.ts';
import { startStandaloneServer } from './standalone-server.ts';

const site = 'https://staging.example';
let standalone: DevServer | undefined;
afterEach(() => standalone?.stop());

async function serve({ isShared = true } = {}) {
  const { publish, root, area } = await aHostedStore();
  const version = await publish({});
  const port = await freePort();
  const shared = isShared ? sharedStore({ folder: root, area, origin: site }) : undefined;
  standalone = await startStandaloneServer({ area, webDir: path.join(root, 'nothing'), port, shared });
  /** Requests an exact path, because `fetch` would normalize it. */
  const get = (address: string) =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((resolve) => {
      request({ port, host: '127.0.0.1', path: address, agent: false }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
      }).end();
    });
  return { get, area, version };
}

test('lets pages of the one site read the pointer, the manifest, and browser builds', async () => {
  const { get, area, version } = await serve();
  const pointer = await get(`/areas/${area}/release.json`);
  expect(JSON.parse(pointer.body)).toMatchObject({ stable: version });
  expect(pointer.headers).toMatchObject({
    'access-control-allow-origin': site,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  expect((await get(`/areas/${area}/${version}/area.json`)).status).toBe(200);
  const entry = await get(`/areas/${area}/${version}/web/entry.js`);
  expect([entry.status, entry.headers['content-type']]).toEqual([200, 'text/javascript']);
});

test.each([
  ['what is built for servers', 'node/entry.js'],
  ['what is not there', 'web/missing.js'],
  ['a way out of the folder', 'web/..%2f..%2frelease.json'],
])('refuses %s', async (_, file) => {
  const { get, area, version } = await serve();
  const { status, body } = await get(`/areas/${area}/${version}/${file}`);
  expect([status, body]).toEqual([404, '']);
});

test('refuses everything without a named site', async () => {
  const { get, area } = await serve({ isShared: false });
  const { status, headers } = await get(`/areas/${area}/release.json`);
  expect(status).toBe(404);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});
