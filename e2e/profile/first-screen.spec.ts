import { shiftOf, watchShifts } from '../shifts.ts';
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

  test('has the rank and its next division on the first screen of a first visit', async ({ page }) => {
    await page.goto(player);
    await expect(page.getByText(/points to /).first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('dialog:modal')).toHaveCount(0);
  });

  test('has the points above the middle of the first screen', async ({ page }) => {
    await page.goto(player);
    const points = page.getByRole('region', { name: 'Current rank' }).locator('b').first();
    await expect(points).toHaveText(/^[\d,]+$/);
    expect((await points.boundingBox())?.y).toBeLessThan(400);
  });

  test('keeps the head of the tiers in the window while their rows scroll', async ({ page }) => {
    await page.goto(player);
    const table = page.getByRole('table', { name: 'The tier of each mode and the best one reached' });
    await table.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top + 60));
    await expect(table.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 });
  });

  test('has a whole match and most of another on the first screen of a first visit', async ({ page }) => {
    await page.goto(`${player}/pc-2018-43/matches`);
    await expect(page.getByRole('article').nth(0)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('article').nth(1)).toBeInViewport({ ratio: 0.5 });
  });
});

test('moves nothing while the season changes', async ({ page }) => {
  await page.goto(player);
  await page.waitForLoadState('networkidle');
  await watchShifts(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Season 42' }).click();
  await expect(page).toHaveURL(`${player}/pc-2018-42`);
  await expect(page).toHaveTitle('Hotdrop, Season 42 · Hotdrop');
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('breaks Japanese lines where phrases end', async ({ page }) => {
  await page.goto('/pubg?hl=ja');
  const wordBreak = await page.locator('body').evaluate((body) => getComputedStyle(body).wordBreak);
  expect(wordBreak).toBe('auto-phrase');
});

test('prints a profile black on white, without menus, search, and ads', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto(player);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotdrop');
  for (const hidden of ['nav', '[role=search]', '[data-ad-slot]', 'footer']) {
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  }
  for (const name of ['Renew', 'Past seasons', 'Favorite: Hotdrop']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
