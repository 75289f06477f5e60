import { goInside } from '../scenes/scene.ts';
import { expectShiftsWithin, watchShifts } from '../shifts.ts';
import { expect, test } from '../test.ts';

const names = [
  'W'.repeat(16),
  'NightHeron_2026x',
  'a-long-nickname7',
  'SevenTrumpets_77',
  'HotdropHotdrop16',
];

for (const width of [360, 1024]) {
  for (const count of [0, 1, 2, 3, 4, 5]) {
    test(`fits home with ${count} recent players into a window of ${width} px, without a shift`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      await watchShifts(page);
      const searches = names.slice(0, count).map((name) => ({ shard: 'steam', name }));
      await page.addInitScript(
        (saved) => localStorage.setItem('recent-searches', saved),
        JSON.stringify(searches),
      );
      await page.goto('/pubg');
      const remove = page.getByRole('button', { name: /^Remove .* from recent players$/ });
      await expect(remove).toHaveCount(count);
      // Not the document: the body clips what extends beyond it.
      const search = await page.getByRole('main').getByRole('search').boundingBox();
      expect((search?.x ?? 0) + (search?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectShiftsWithin(page, 0.02);
    });
  }
}

test('keeps the known count and loads the boards on request after a failure', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/502/);
  await page.goto('/pubg/about/terms');
  await page.waitForLoadState('networkidle');
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 502, body: '' }));
  await goInside(page, '/pubg');
  const failed = page.getByText('The leaderboard could not be loaded');
  await expect(failed).toHaveCount(2);
  const count = page
    .getByRole('region', { name: 'Players on Steam' })
    .getByText(/^[\d,]+$/)
    .first();
  await expect(count).toBeVisible();
  await expect(page.getByRole('banner')).toContainText((await count.textContent()) ?? '?');
  await page.unroute('**/api/v1/**');
  await page.getByRole('link', { name: 'Try again' }).first().click();
  await expect(page.getByRole('table', { name: 'Steam' }).getByRole('row')).toHaveCount(6);
  await expect(failed).toHaveCount(0);
});

test('opens the player from anywhere in a row of a board', async ({ page }) => {
  await page.goto('/pubg');
  const row = page.getByRole('table', { name: 'Steam' }).getByRole('row').nth(1);
  const name = (await row.getByRole('link').textContent()) ?? '';
  // The link covers the cell, so the click does not reach the cell itself.
  await row.getByRole('cell').last().click({ force: true });
  await expect(page).toHaveURL(`/pubg/profile/steam/${name}`);
});
