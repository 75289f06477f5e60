import { test } from '../hosting/own-shell.ts';
import { area, areaPage, publishVariant } from '../hosting/variant.ts';
import { expect } from '../test.ts';

const heading = 'main h1';

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
