import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '../test.ts';
import { test } from './own-shell.ts';
import { area, stableFolder } from './variant.ts';

test('shows a panel in place of an area whose files are missing, and keeps the rest working', async ({
  page,
  ownShell,
  mayComplain,
}) => {
  mayComplain(/503/);
  const { url } = await ownShell((store) =>
    rmSync(path.join(stableFolder(store), 'node'), { recursive: true }),
  );
  const response = await page.goto(`${url}/pubg/ranks/steam/squad`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL(/favorite/);
});

test('rejects a version with one changed byte, and reports the reason', async ({ ownShell }) => {
  const { url, health } = await ownShell((store) => {
    const node = path.join(stableFolder(store), 'node');
    const entry = readdirSync(node).find((file) => file.startsWith('entry'));
    appendFileSync(path.join(node, entry ?? ''), ' ');
  });
  const state = (await health()).areas.find((one) => one.area === area);
  expect(state).toMatchObject({ status: 'failed' });
  expect(state?.failures[0]?.reason).toMatch(/entry.*bytes/);
  expect((await fetch(`${url}/pubg/ranks/steam/squad`)).status).toBe(503);
  expect((await fetch(`${url}/pubg`)).status).toBe(200);
});

/** Files of each kind, and the text that is appended in transit. */
const changed = {
  'the shell’s first script': ['**/assets/main.*.js', ';window.wasChanged = true'],
  'the shell’s stylesheet': ['**/assets/main.*.css', 'body{--was-changed:1}'],
  'an area’s entry': ['**/areas/mf-leaderboards/**/entry.js', ';window.wasChanged = true'],
  'a page of an area': ['**/areas/mf-leaderboards/**/ranks-table.*.js', ';window.wasChanged = true'],
  'a stylesheet of an area': ['**/areas/mf-leaderboards/**/ranks-table.*.css', 'body{--was-changed:1}'],
} as const;

for (const [what, [files, more]] of Object.entries(changed)) {
  test(`rejects ${what} that was changed in transit, and keeps the page`, async ({ page, mayComplain }) => {
    mayComplain(/integrity|digest|Failed to|mf-leaderboards|chunk|preload/i);
    let wasRequested = false;
    await page.route(files, async (route) => {
      wasRequested = true;
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}${more}` });
    });
    // Without one of its scripts the page never hydrates.
    await page.goto('/pubg/ranks/steam/squad', { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: /^Platform: / })
      .first()
      .click();
    await expect.poll(() => wasRequested).toBe(true);
    await page.waitForLoadState('networkidle');
    const isUsed = await page.evaluate(
      () =>
        'wasChanged' in window || getComputedStyle(document.body).getPropertyValue('--was-changed') !== '',
    );
    expect(isUsed).toBe(false);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}
