import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const html = (page: Page) => page.locator('html');
const picker = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /English|한국어|日本語/ });

test('another language keeps the page, its query and the place', async ({ page, context, baseURL }) => {
  await page.goto('/pubg/ranks/steam/squad?page=2');
  // As far as the picker can still be reached.
  const place = 30;
  await page.evaluate((top) => window.scrollTo(0, top), place);
  const box = await picker(page).boundingBox();
  // By hand: a click of the test's own would scroll the button to where it has more room.
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

test('Back leads to the page before, in the chosen language, and a half-typed name stays', async ({
  page,
}) => {
  const field = page.getByRole('combobox').first();
  await page.goto('/pubg?hl=ja');
  await page.goto('/pubg/ranks');
  await field.fill('Hotd');
  await picker(page).click();
  await page.getByRole('link', { name: '한국어' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'ko');
  await expect(field).toHaveValue('Hotd');
  await page.goBack();
  await expect(page).toHaveURL('/pubg');
  await expect(html(page)).toHaveAttribute('lang', 'ko');
});

test('the language stays on the next visit, and an address with another one wins', async ({ page }) => {
  await page.goto('/pubg?hl=ja');
  await page.goto('/pubg/ranks');
  await expect(html(page)).toHaveAttribute('lang', 'ja');
  await page.goto('/pubg/ranks?hl=zh-Hant');
  await expect(html(page)).toHaveAttribute('lang', 'zh-TW');
  await page.goto('/pubg/ranks');
  await expect(html(page)).toHaveAttribute('lang', 'zh-TW');
});

test('a language that is not spoken here is English, and is not remembered', async ({ page, context }) => {
  await page.goto('/pubg?hl=tlh');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  expect((await context.cookies()).filter(({ name }) => name === 'hl')).toEqual([]);
});

test.describe('a browser that prefers Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('gets it, with what only Koreans are offered', async ({ page }) => {
    await page.goto('/pubg');
    await expect(html(page)).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('banner').getByRole('link', { name: '커뮤니티' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '채용' })).toBeVisible();
  });
});

test('in English neither the Korean site nor the recruitment is offered', async ({ page }) => {
  await page.goto('/pubg');
  await expect(page.locator('[href*="community.hotdrop"], [href*="jobs.hotdrop"]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Video channel' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

for (const language of ['en', 'ko', 'zh-tw', 'zh-cn', 'ja']) {
  test(`every link of the frame has words in ${language}`, async ({ page }) => {
    await page.goto(`/pubg/about/terms?hl=${language}`);
    const names = await page
      .locator('header a, footer a, header button')
      .evaluateAll((list) => list.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => name.trim() === '' || /[{}]/.test(name))).toEqual([]);
  });
}
