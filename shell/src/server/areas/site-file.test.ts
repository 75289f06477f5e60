/** @jest-environment node */

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openSiteFile } from '@hotdrop/shared-host/store';
import { aTempFolder } from '@hotdrop/shared-host/testing';
import { Hono } from 'hono';
import { aShell } from '../../testing/a-shell.ts';
import { serveSiteFile } from './site-file.ts';

test('serves site.json as it is stored, and has none before it is stored', async () => {
  const folder = await aTempFolder();
  const app = new Hono().get('/areas/site.json', serveSiteFile(openSiteFile(folder)));
  expect((await app.request('/areas/site.json')).status).toBe(404);
  await writeFile(path.join(folder, 'site.json'), '{"name":"arena"}');
  const response = await app.request('/areas/site.json');
  expect(await response.text()).toBe('{"name":"arena"}');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['serves', true, 200],
  ['keeps back', false, 404],
])('a shell %s site.json as its operator says', async (_, isSiteDescribed, status) => {
  const shell = await aShell({ isSiteDescribed });
  await writeFile(path.join(shell.root, 'site.json'), '{}');
  expect((await shell.app.request('/areas/site.json')).status).toBe(status);
});
