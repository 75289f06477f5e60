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

test('opens the player from anywhere in a row of a board', async ({ page }) => {
  await page.goto('/pubg');
  const row = page.getByRole('table', { name: 'Steam' }).getByRole('row').nth(1);
  const name = (await row.getByRole('link').textContent()) ?? '';
  // The link covers the cell, so the click does not reach the cell itself.
  await row.getByRole('cell').last().click({ force: true });
  await expect(page).toHaveURL(`/pubg/profile/steam/${name}`);
});
