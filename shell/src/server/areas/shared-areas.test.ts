/** @jest-environment node */

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aPage, aShell, aShellWith, type Shell } from '../../testing/a-shell.ts';

const listed = 'https://sibling.example';
let shell: Shell & { readonly version: string };
beforeAll(async () => {
  shell = await aShellWith(aPage(), { areaOrigins: [listed], isSiteDescribed: true });
});

const ask = (path: string, origin?: string, init: RequestInit = {}) =>
  shell.get(path, {
    ...init,
    ...(origin && { headers: { origin, 'accept-encoding': 'br', ...init.headers } }),
  });
const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

const files = {
  'the pointer': () => '/areas/mf-clans/release.json',
  'a script': () => `/areas/mf-clans/${shell.version}/web/entry.js`,
  'a missing file': () => `/areas/mf-clans/${shell.version}/web/other.js`,
};

describe.each(Object.entries(files))('%s', (_, file) => {
  test('can be read by pages of a listed origin', async () => {
    const response = await ask(file(), listed);
    expect(allowed(response)).toBe(listed);
    expect(response.headers.get('vary')?.toLowerCase()).toContain('origin');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each(['https://other.example', 'https://sibling.example.evil', 'http://sibling.example', 'null'])(
    'cannot be read by pages of %s, and caches keep the answers apart',
    async (origin) => {
      const response = await ask(file(), origin);
      expect(allowed(response)).toBeNull();
      expect(response.headers.get('vary')?.toLowerCase()).toContain('origin');
    },
  );
});

test('the pointer names the version that visitors get, and nothing else', async () => {
  const response = await ask('/areas/mf-clans/release.json');
  expect(await response.json()).toEqual({ stable: shell.version });
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect((await ask('/areas/mf-nothing/release.json')).status).toBe(404);
});

test('the pointer keeps naming the last version that works', async () => {
  await shell.publish({ files: { 'node/entry.js': 'throw new Error("broken")' } });
  await shell.areas.refresh();
  expect(await (await ask('/areas/mf-clans/release.json', listed)).json()).toEqual({ stable: shell.version });
});

test('answers the preflights of listed origins, for reading only', async () => {
  const preflight = (origin: string) =>
    ask('/areas/mf-clans/release.json', origin, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'GET', 'access-control-request-headers': 'if-none-match' },
    });
  const response = await preflight(listed);
  expect([response.status, allowed(response)]).toEqual([204, listed]);
  expect(response.headers.get('access-control-allow-methods')).toBe('GET,HEAD');
  expect(response.headers.get('access-control-allow-headers')).toBe('if-none-match');
  expect(allowed(await preflight('https://other.example'))).toBeNull();
});

test('pages and API answers stay closed to listed origins', async () => {
  for (const path of ['/pubg/clans', '/healthz', '/robots.txt']) {
    expect(allowed(await ask(path, listed))).toBeNull();
  }
});

test('a site that lists no origin opens nothing', async () => {
  const closed = await aShellWith(aPage());
  const response = await closed.get(`/areas/mf-clans/${closed.version}/area.json`, {
    headers: { origin: listed },
  });
  expect([response.status, allowed(response)]).toEqual([200, null]);
  expect((await closed.get('/areas/mf-clans/release.json', { method: 'OPTIONS' })).status).toBe(405);
});

test.each([
  ['public', true, 200],
  ['private', false, 404],
])('the description of a site is %s as its operator says', async (_, isSiteDescribed, status) => {
  const site = await aShell({ isSiteDescribed });
  await writeFile(path.join(site.root, 'site.json'), '{}');
  const response = await site.get('/areas/site.json');
  expect(response.status).toBe(status);
  if (isSiteDescribed) expect(response.headers.get('cache-control')).toBe('no-cache');
});
