import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const hour = 60 * 60;
const day = 24 * hour;
const message = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

const readDismissals = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.startsWith('away-'));

/** Simulates the passing of time: removes cookies that would have expired. */
async function wait(context: BrowserContext, seconds: number) {
  const cookies = await context.cookies();
  const kept = cookies
    .filter(({ expires }) => expires === -1 || expires - seconds > Date.now() / 1000)
    .map((cookie) => (cookie.expires === -1 ? cookie : { ...cookie, expires: cookie.expires - seconds }));
  await context.clearCookies();
  await context.addCookies(kept);
}

/** Closes all messages one after the other. Returns their texts. */
async function closeAll(page: Page): Promise<string[]> {
  const seen: string[] = [];
  while (await message(page).isVisible()) {
    seen.push((await message(page).locator('a, p').textContent()) ?? '');
    await message(page).getByRole('button', { name: 'Hide for 3 days' }).click();
    await expect(message(page)).toBeHidden();
    await page.reload();
  }
  return seen;
}

test('hides a closed message for three days, on all pages of the game', async ({ page, context }) => {
  await page.goto('/pubg');
  const seen = await closeAll(page);
  expect(seen[0]).toBe('New: renewing a profile now shows what changed.');
  // The notice, then both banners.
  expect(new Set(seen).size).toBe(3);

  for (const { path, expires } of await readDismissals(context)) {
    expect(path).toBe('/pubg');
    expect(Math.abs(expires - Date.now() / 1000 - 3 * day)).toBeLessThan(60);
  }
  await wait(context, 3 * day - hour);
  await page.goto('/pubg/ranks');
  await expect(message(page)).toBeHidden();
  await wait(context, hour);
  await page.reload();
  await expect(message(page)).toBeVisible();
});

test('offers the app on a first visit only after a scroll', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    userAgent: prompts['the app is offered on a phone'].userAgent,
    isMobile: true,
    viewport: { width: 390, height: 800 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/pubg/ranks');
  await page.waitForFunction(() => sessionStorage.getItem('visit') === 'first');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('dialog', { name: 'Hotdrop as an app' })).toBeVisible();
  await context.close();
});

const prompts = {
  'the app is offered on a phone': {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    title: 'Hotdrop as an app',
  },
  'an old app is told of the new one': {
    userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Mobile HotdropApp/1.9',
    title: 'There is a new app',
  },
};
for (const [what, { userAgent, title }] of Object.entries(prompts)) {
  test.describe(what, () => {
    test.use({ userAgent, isMobile: true, viewport: { width: 390, height: 800 } });

    test('until the prompt is closed, and again after twelve hours', async ({ page, context }) => {
      await page.addInitScript(() => localStorage.setItem('visit', 'known'));
      const prompt = page.getByRole('dialog', { name: title });
      await page.goto('/pubg/ranks');
      await expect(prompt.getByRole('link', { name: 'Android' })).toHaveAttribute(
        'href',
        /play\.google\.com/,
      );
      await expect(prompt.getByRole('link', { name: 'iOS' })).toHaveAttribute('href', /apps\.apple\.com/);
      await prompt.getByRole('button', { name: 'Close' }).click();
      await expect(prompt).toBeHidden();

      const [cookie] = await readDismissals(context);
      expect(cookie?.path).toBe('/pubg');
      expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 12 * hour)).toBeLessThan(60);

      await wait(context, 11 * hour);
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(prompt).toBeHidden();
      await wait(context, hour);
      await page.reload();
      await expect(prompt).toBeVisible();
    });
  });
}
