import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const ads = (page: Page) => page.locator('[data-ad-slot]');
const footer = (page: Page) => page.getByRole('contentinfo');
const homeSearch = (page: Page) => page.getByRole('main').getByRole('search');

async function isInApp(page: Page) {
  // The home page hides it together with the search.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(ads(page)).toHaveCount(0);
  await expect(footer(page)).toHaveCount(0);
  await expect(homeSearch(page)).toHaveCount(0);
}

test.describe('the app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16) Mobile HotdropApp/2.3', isMobile: true });

  test('shows pages without any of them, and without the app promotion', async ({ page }) => {
    await page.goto('/pubg');
    await isInApp(page);
    await page.goto('/pubg/profile/steam/Hotdrop');
    await isInApp(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('stays in app mode for the rest of the session after ?app=1', async ({ page, context }) => {
  await page.goto('/pubg?app=1');
  await isInApp(page);
  await page.goto('/pubg/ranks');
  await isInApp(page);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'app');
  expect(cookie?.expires).toBe(-1);
  await page.goto('/pubg?app=0');
  await expect(footer(page)).toBeVisible();
  await page.goto('/pubg/ranks');
  await expect(footer(page)).toBeVisible();
});
