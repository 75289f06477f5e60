import { setTimeout } from 'node:timers/promises';
import { forgetShifts } from '../late-parts.ts';
import { expectShiftsWithin, watchShifts } from '../layout-shifts.ts';
import { chooseSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

const player = '/pubg/profile/steam/Hotdrop';

test.describe('a phone', () => {
  test.use({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('has the points within 300 px and the next division on the first screen of a first visit', async ({
    page,
  }) => {
    await page.goto(player);
    await expect(page.getByText(/points to /).first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    const points = page.getByRole('region', { name: 'Current rank' }).locator('b').first();
    await expect(points).toHaveText(/^[\d,]+$/);
    const box = await points.boundingBox();
    // The notice above the page can be dismissed.
    const top = (await page.getByRole('banner').boundingBox())?.y ?? 0;
    expect((box?.y ?? 0) + (box?.height ?? 1000) - top).toBeLessThanOrEqual(300);
  });
});

test('does not shift while the season changes, in a window of 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page);
  await page.goto(player);
  await page.waitForLoadState('networkidle');
  await forgetShifts(page);
  await page.route('**/api/**', async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  await chooseSeason(page, 'Season 42');
  await expect(page).toHaveURL(`${player}/pc-2018-42`);
  await expect(page).toHaveTitle('Hotdrop, Season 42 · Hotdrop');
  await expect(page.getByRole('region', { name: 'Final rank' })).toBeVisible();
  await expectShiftsWithin(page, 0.008);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('keeps the places of its first panels while the rest of the page arrives', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const placesOf = (names: readonly string[]) =>
      Promise.all(
        names.map((name) =>
          page.getByRole('region', { name, exact: true }).evaluate((region) => {
            const { x, width } = region.getBoundingClientRect();
            return { x, width };
          }),
        ),
      );
    const names = ['Current rank', 'Last matches', 'Form'];
    await page.goto(player);
    const whole = await placesOf(names);
    for (const count of [1, 2]) {
      // A slow browser shows the first part of the HTML before it has read the rest.
      await page.route(player, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const next = html.search(new RegExp(`<h2[^>]*>${names[count]}`));
        expect(next).toBeGreaterThan(0);
        const end = html.lastIndexOf('<section', next);
        await route.fulfill({ response, body: html.slice(0, end) });
      });
      await page.goto(player, { waitUntil: 'commit' });
      // The browser may not have read the stylesheets yet.
      await expect.poll(() => placesOf(names.slice(0, count))).toEqual(whole.slice(0, count));
      await page.unroute(player);
    }
  });
});
