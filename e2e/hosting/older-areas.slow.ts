import { expect } from '../test.ts';
import { storeOlderArea } from './older-areas/store-older-area.ts';
import { test } from './own-shell.ts';

test('runs an area that was built for contract 1, on the server and in the browser', async ({
  page,
  ownShell,
}) => {
  let version = '';
  const { url, stateOf } = await ownShell((store) => {
    version = storeOlderArea(store, 'mf-favorites.contract-1');
  });
  await expect.poll(() => stateOf('mf-favorites')).toMatchObject({ status: 'ready', stable: version });

  await page.goto(`${url}/pubg/profile/steam/Hotdrop`);
  await page.getByRole('button', { name: 'Favorite: Hotdrop' }).click();

  const response = await page.goto(`${url}/pubg/favorite`);
  expect(response?.status()).toBe(200);
  // The server has rendered the page with the area's own code …
  expect(await response?.text()).toMatch(/<h1[^>]*>Favorites<\/h1>/);
  // … and the browser hydrates it with its own favorites.
  await expect(page.getByRole('row').filter({ hasText: 'Hotdrop' })).toContainText(/\d/);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(scripts.filter((file) => file.startsWith(`/areas/mf-favorites/${version}/`))).not.toEqual([]);

  // Pages of newer areas stay one click away, without a new document, and home goes without the parts it lacks.
  await page.evaluate('globalThis.sameDocument = true');
  await page.getByRole('rowheader').getByRole('link', { name: 'Hotdrop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Hotdrop/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Steam top 5' })).toBeVisible();
  await expect(page.locator('[data-part="mf-favorites/favorites"]')).toHaveCount(0);
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
});
