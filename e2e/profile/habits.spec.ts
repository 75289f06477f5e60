import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

const habits = `/pubg/profile/steam/Hotdrop/${currentSeason}/habits`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('shows every map, and filters with a button', async ({ page }) => {
    await page.goto(habits);
    const maps = page.getByRole('table', { name: 'Results by map' });
    await expect(maps.getByRole('rowheader').last()).toBeVisible();
    await expect(page.getByRole('button', { name: /^All \d+ maps$/ })).toBeHidden();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('normal');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/kind=normal$/);
    await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('normal');
    await expect(maps).toBeVisible();
  });
});
