import { test } from '../hosting/own-shell.ts';
import { area, areaPage, publishVariant } from '../hosting/variant.ts';
import { expect } from '../test.ts';

const summaryChunk = '**/areas/mf-leaderboards/**/web/ranks-summary.*.js';
const heading = 'main h1';

test('a chunk that is lost once is fetched again, and nobody notices', async ({ page, mayComplain }) => {
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

test('a chunk that stays lost reloads the page once and not twice, and the frame goes on', async ({
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

test('an area whose container cannot be fetched leaves the rest of the site to its visitors', async ({
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

test('a tab that was opened before a deploy goes on working after it', async ({ page, ownShell }) => {
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

test('a deploy between a page and its scripts changes nothing for that page', async ({ page, ownShell }) => {
  const { url, store, stateOf } = await ownShell();
  let isDeployed = false;
  await page.route('**/areas/**/entry.*.js', async (route) => {
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
