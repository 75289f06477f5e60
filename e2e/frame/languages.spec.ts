import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const html = (page: Page) => page.locator('html');
const picker = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /English|한국어|日本語/ });

test('keeps page, query, and scroll position in another language', async ({ page, context, baseURL }) => {
  await page.goto('/pubg/ranks/steam/squad?page=2');
  // As far as the picker is still visible.
  const place = 30;
  await page.evaluate((top) => window.scrollTo(0, top), place);
  const box = await picker(page).boundingBox();
  // Clicks with a script, because Playwright's click would scroll to the button.
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', /.+/);
  await page.getByRole('link', { name: '한국어' }).click();

  await expect(html(page)).toHaveAttribute('lang', 'ko');
  await expect(page).toHaveURL('/pubg/ranks/steam/squad?page=2');
  await expect(
    page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '랭킹' }),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  const [cookie] = (await context.cookies(baseURL)).filter(({ name }) => name === 'hl');
  expect(cookie?.value).toBe('ko');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(365);
});

test.describe('a browser that prefers Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('gets Korean, with the offers for Korean visitors', async ({ page }) => {
    await page.goto('/pubg');
    await expect(html(page)).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('banner').getByRole('link', { name: '커뮤니티' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '채용' })).toBeVisible();
  });
});
