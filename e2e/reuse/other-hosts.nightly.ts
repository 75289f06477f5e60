import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type OwnSite, startOwnSite } from '../own-site.ts';
import { expect, test } from '../test.ts';
import { buildHosts, hosts, serveHost } from './other-hosts.ts';

// The tests share a site and two builds.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-hosts-'));
const origins = new Map<string, string>();
const stops: (() => unknown)[] = [];
let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  for (const name of hosts) {
    const { origin, stop } = await serveHost(folder, name);
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

const ways = { 'by ./mount': '/mounted', 'by ./area, as its own routes': '/pubg/ranks' };

for (const name of hosts) {
  for (const [way, address] of Object.entries(ways)) {
    test(`a ${name} host shows the leaderboards ${way}, with its own React`, async ({ page }) => {
      const origin = origins.get(name) ?? '';
      const readScripts = recordScripts(page);
      await page.goto(origin + address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboards');
      const best = page.getByRole('list', { name: /^The best players on/ });
      await expect(best.getByRole('listitem')).toHaveCount(20);
      // The stylesheet of the package, and the area's own from the site.
      await expect(page.locator('main')).toHaveCSS('flex-grow', '1');
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

      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      // A link inside of the area works without a new document.
      await page
        .getByRole('link', { name: /Full leaderboard/ })
        .first()
        .click();
      await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(40);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  }
}

test('an origin that the operator has not listed gets no area', async ({ page, mayComplain }) => {
  mayComplain(/CORS|ERR_FAILED|Failed to fetch/);
  const other = await serveHost(folder, 'vite');
  const refused = page.waitForEvent('pageerror');
  await page.goto(`${other.origin}/mounted`);
  expect(String(await refused)).toContain('mf-leaderboards');
  await expect(page.getByRole('heading')).toHaveCount(0);
  other.stop();
});
