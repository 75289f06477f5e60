import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

const player = '/pubg/profile/steam/Hotdrop';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('loads panels after a navigation when they come near', async ({ page }) => {
    await page.goto(`${player}/${currentSeason}/matches`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('region', { name: 'Current rank' })).toBeVisible();
    const isAsked = () => asked.some((path) => path.endsWith('/play-times'));
    expect(isAsked()).toBe(false);
    const times = page.getByRole('region', { name: 'When they play' });
    // The panel replaces its skeleton when its code is there.
    await expect(async () => {
      await times.scrollIntoViewIfNeeded({ timeout: 1_000 });
      await expect(times.getByRole('table')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(isAsked()).toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('shows every map, and filters with a button', async ({ page }) => {
    await page.goto(player);
    const maps = page.getByRole('table', { name: 'Results by map' });
    await expect(maps.getByRole('rowheader').last()).toBeVisible();
    await expect(page.getByRole('button', { name: /^All \d+ maps$/ })).toBeHidden();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('normal');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/mapsKind=normal#maps$/);
    // A busy server leaves out the panel; a visitor without scripts reloads the page.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('normal', { timeout: 1_000 });
    }).toPass();
    await expect(maps).toBeVisible();
  });
});
