import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseCanary } from '@hotdrop/shared-host/store';
import { root } from '@hotdrop/tools/site';
import { expect } from '../test.ts';
import { total, weigh } from '../weigh.ts';
import { test } from './own-shell.ts';
import { area, areaPage, publishVariant } from './variant.ts';

const boards = '[data-part="mf-leaderboards/boards"]';
const steamTop = { name: 'Steam' };

/** Spoils the part `boards` on every page but the smoke pages, which would keep the version out. */
const spoiled = (render: string) => `(parts) => ({
  load: async (site, id) => {
    const part = await parts.load(site, id);
    if (id !== 'boards' || site.origin.includes('smoke')) return part;
    return { ...part, ${render} };
  },
})`;

const failures = {
  throws: spoiled('render() { throw new Error("the boards are spoiled"); }'),
  'never answers': spoiled('load: () => new Promise(() => {})'),
};

for (const [what, spoilParts] of Object.entries(failures)) {
  test(`a part that ${what} leaves its place empty on home, and operators see its name`, async ({
    page,
    ownShell,
  }) => {
    const { url, store, health, stateOf } = await ownShell();
    const version = await publishVariant(store, { spoilParts });
    await expect.poll(async () => (await stateOf(area))?.stable).toBe(version);

    const response = await page.goto(`${url}/pubg`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: /^Season \d+/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Players on Steam' })).toBeVisible();
    await expect(page.locator(boards)).toHaveCount(0);
    // A busy machine excuses a late part, so the first visits may not count.
    await expect
      .poll(async () => {
        await fetch(`${url}/pubg`);
        return (await health()).parts;
      })
      .toContainEqual(
        expect.objectContaining({ area, version, part: 'boards', owner: 'leaderboards@hotdrop.example' }),
      );
    // The area's own pages are not affected.
    expect((await page.goto(`${url}${areaPage}`))?.status()).toBe(200);
    expect((await stateOf(area))?.stable).toBe(version);
  });
}

test('home works without an area that has parts on it', async ({ page, ownShell, mayComplain }) => {
  mayComplain(/503/);
  const { url } = await ownShell((store) => rmSync(path.join(store, area), { recursive: true }));
  const response = await page.goto(`${url}/pubg`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('region', { name: 'Players on Steam' })).toBeVisible();
  await expect(page.locator(boards)).toHaveCount(0);
});

test('a new version of one area changes home', async ({ page, ownShell }) => {
  const { url, store, stateOf } = await ownShell();
  const version = await publishVariant(store, { says: 'hall of fame' });
  await expect.poll(async () => (await stateOf(area))?.stable).toBe(version);
  await page.goto(`${url}/pubg`);
  await expect(page.locator(boards).getByRole('link', { name: 'Full hall of fame' }).first()).toBeVisible();
});

test('parts and pages of an area come from the same version while a canary runs', async ({
  request,
  ownShell,
}) => {
  const { url, store, stateOf } = await ownShell();
  const version = await publishVariant(store, { says: 'hall of fame' }, (pointer, canary) =>
    releaseCanary(pointer, canary, 50),
  );
  await expect
    .poll(async () => JSON.stringify(await stateOf(area)))
    .toContain(`"canary":{"version":"${version}"`);
  const seen = new Set<boolean>();
  for (let visitor = 0; visitor < 12; visitor += 1) {
    const headers = { cookie: `visitor=visitor-${visitor}` };
    const isCanary = async (address: string) =>
      /hall of fame/i.test(await (await request.get(`${url}${address}`, { headers })).text());
    const onHome = await isCanary('/pubg');
    expect(await isCanary('/pubg/ranks')).toBe(onHome);
    seen.add(onHome);
  }
  expect(seen.size).toBe(2);
});

test('a part that needs no browser costs no byte of JavaScript', async ({ page, ownShell }) => {
  const weighHome = async (siteConfig: string | undefined) => {
    const { url } = await ownShell(undefined, siteConfig ? { SITE_CONFIG: siteConfig } : {});
    const weight = total(await weigh(page, `${url}/pubg`, 'script'));
    return { weight, hasBoards: (await page.locator(boards).count()) > 0 };
  };
  const siteConfig = JSON.parse(readFileSync(path.join(root, 'shell', 'site.json'), 'utf8'));
  const file = test.info().outputPath('site.json');
  writeFileSync(file, JSON.stringify({ ...siteConfig, parts: { omit: ['mf-leaderboards/boards'] } }));
  const [without, present] = [await weighHome(file), await weighHome(undefined)];
  expect([without.hasBoards, present.hasBoards]).toEqual([false, true]);
  expect(present.weight).toBe(without.weight);
});

test('links of a part without script open without loading the document', async ({ page }) => {
  await page.goto('/pubg');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('table', steamTop).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pubg\/profile\/steam\//);
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a navigation to home in the browser brings the parts', async ({ page }) => {
  await page.goto('/pubg/statistics/playing');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('table', steamTop)).toBeVisible();
  await expect(page.getByText('No favorites yet')).toBeVisible();
});

test('a part whose code is lost keeps the HTML of the server', async ({ page, mayComplain }) => {
  mayComplain(/ERR_FAILED|mf-favorites/);
  let asked = 0;
  await page.route('**/areas/mf-favorites/**/home-favorites.*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/pubg');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Favorites' })).toBeVisible();
  await expect(page.getByRole('table', steamTop)).toBeVisible();
});
