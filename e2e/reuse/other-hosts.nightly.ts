import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type OwnSite, startOwnSite } from '../own-site.ts';
import { expect, test } from '../test.ts';
import { buildHosts, type HostName, hosts } from './other-hosts.ts';
import { expectLinksAndBack, expectSameLook, waysToName } from './same-look.ts';
import { serveFolders } from './stranger/serve.ts';

// The tests share a site and three builds.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-hosts-'));
const serve = (name: HostName) => serveFolders([path.join(folder, name, hosts[name].public)]);
const origins = new Map<string, string>();
const stops: (() => unknown)[] = [];
let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  for (const name of ['vite', 'webpack', 'federation'] as const) {
    const { origin, stop } = await serve(name);
    origins.set(name, origin);
    stops.push(stop);
  }
  const listed = [...origins.values()].join();
  site = await startOwnSite([], { AREA_ORIGINS: listed, SITE_ORIGINS: listed });
  stops.push(site.stop);
  await buildHosts(folder, site);
});
test.afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Records the scripts of a page with their code. */
function recordScripts(page: Page): () => Promise<{ url: string; code: string }[]> {
  const scripts: Promise<{ url: string; code: string }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (url.endsWith('.js')) scripts.push(response.text().then((code) => ({ url, code })));
  });
  return () => Promise.all(scripts);
}

for (const name of ['vite', 'webpack'] as const) {
  test(`the leaderboards in the template of ${name} look as on the site`, async ({ page, context }) => {
    const own = await context.newPage();
    await own.goto(`${site.siteUrl}/pubg/ranks/steam/squad`);
    await page.goto(`${origins.get(name)}/#/ranks/steam/squad`);
    await expectSameLook(
      { page, area: page.locator('hotdrop-area') },
      { page: own, area: own.getByRole('main') },
    );
    expect(await page.title()).not.toContain('eaderboard');
  });

  test(`links and Back work in the template of ${name}`, async ({ page }) => {
    await page.goto(origins.get(name) ?? '');
    await expectLinksAndBack(page, page.locator('hotdrop-area'), waysToName.hash);
  });
}

test('a host with federation shows the leaderboards as its own routes, with its own React', async ({
  page,
}) => {
  const origin = origins.get('federation') ?? '';
  const readScripts = recordScripts(page);
  await page.goto(`${origin}/pubg/ranks`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboards');
  const area = page.getByRole('main');
  // The stylesheet of the package, and the area's own from the site.
  await expect(area.getByRole('list').first()).toHaveCSS('list-style-type', 'none');
  await expect(page.locator(`link[rel=stylesheet][href^="${site.siteUrl}/areas/"]`)).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');

  const scripts = await readScripts();
  const from = (mark: RegExp) => scripts.filter(({ code }) => mark.test(code)).map(({ url }) => url);
  // React registers itself here when it is evaluated.
  const react = from(/\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/);
  expect(react).toEqual([expect.stringContaining(`${origin}/`)]);
  const runtime = from(/\[ Federation Runtime \]/);
  expect(runtime).not.toEqual([]);
  expect(runtime.filter((url) => !url.startsWith(origin))).toEqual([]);
  await expectLinksAndBack(page, area, waysToName.url);
});

test('an origin that the operator has not listed gets no area', async ({ page, mayComplain }) => {
  mayComplain(/CORS|ERR_FAILED|Failed to fetch/);
  const other = await serve('vite');
  await page.goto(other.origin);
  await expect(page.getByText('The leaderboards are not available.')).toBeVisible();
  other.stop();
});
