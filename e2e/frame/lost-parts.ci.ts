import { keepFavorites } from '../scenes/pages.ts';
import { expect, test } from '../test.ts';

test('shows a failure in place of a table whose code is lost, and loads it on retry', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/ERR_FAILED|chunk|mf-favorites/i);
  await keepFavorites(2)(page);
  const rows = '**/favorite-rows.*.js';
  await page.route(rows, (route) => route.abort());
  await page.goto('/pubg/favorite');
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute(rows);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /GoldenPan/ })).toBeVisible();
});
