import { test } from '../hosting/own-shell.ts';
import { area, areaPage, publishVariant } from '../hosting/variant.ts';
import { expect } from '../test.ts';

const summaryChunk = '**/areas/mf-leaderboards/**/web/ranks-summary.*.js';
const heading = 'main h1';

test('retries a chunk that is lost once, without a visible effect', async ({ page, mayComplain }) => {
  mayComplain(/Failed to load resource|ranks-summary/);
  let asked = 0;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(summaryChunk, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/pubg/favorite');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboards' }).click();
  await expect(page).toHaveURL(/ranks/);
  await expect(page.locator(heading)).toContainText(/leaderboard/i);
  expect(asked).toBeGreaterThan(1);
  expect(documents).toBe(1);
});

test('reloads the page once for a chunk that stays lost, and keeps the frame working', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/./);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(summaryChunk, (route) => route.abort());
  await page.goto('/pubg');
  await page.waitForLoadState('networkidle');
  documents = 0;
  const reloaded = page.waitForEvent('load');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboards' }).click();
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(1);
  await page.reload();
  await page.waitForLoadState('networkidle');
  // The reload above was the visitor's own: the guarded one has come once.
  expect(documents).toBe(2);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('keeps the rest of the site working when an area’s container cannot be loaded', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/Failed to load resource|mf-leaderboards|could not be loaded/);
  await page.route('**/areas/mf-leaderboards/**', (route) => route.abort());
  await page.goto('/pubg/ranks');
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  await expect(page).toHaveURL(/favorite/);
  await expect(page.locator(heading)).toHaveText('Favorites');
});

test('keeps a tab working that was opened before a deploy', async ({ page, ownShell }) => {
  const { url, store, stateOf } = await ownShell();
  await page.goto(`${url}/pubg/favorite`);
  await page.waitForLoadState('networkidle');
  for (const build of ['one', 'two', 'three', 'four']) {
    const version = await publishVariant(store, { says: 'hall of fame', atImport: `// ${build}` });
    await expect.poll(async () => (await stateOf(area))?.stable, { timeout: 15_000 }).toBe(version);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboards' }).click();
  await expect(page).toHaveURL(`${url}/pubg/ranks`);
  // The version that was pinned when the tab was opened.
  await expect(page.locator(heading)).toContainText(/leaderboard/i);
  await page.reload();
  await expect(page.locator(heading)).toContainText(/hall of fame/i);
});

test('serves a page’s own scripts after a deploy', async ({ page, ownShell }) => {
  const { url, store, stateOf } = await ownShell();
  let isDeployed = false;
  await page.route('**/areas/**/entry.js', async (route) => {
    if (!isDeployed) {
      const version = await publishVariant(store, { says: 'hall of fame' });
      await expect.poll(async () => (await stateOf(area))?.stable, { timeout: 15_000 }).toBe(version);
      isDeployed = true;
    }
    await route.continue();
  });
  await page.goto(url + areaPage);
  await page.waitForLoadState('networkidle');
  expect(isDeployed).toBe(true);
  await expect(page.locator(heading)).toContainText(/leaderboard/i);
});
