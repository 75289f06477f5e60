import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function open(page: Page, address = '/pubg/ranks') {
  await page.goto(address);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

test('opens a page and closes', async ({ page }) => {
  await open(page);
  const main = panel(page).getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText([
    'Home',
    'Statistics',
    'Leaderboards',
    'Hot drops',
    'Favorites',
  ]);
  await expect(main.getByRole('link', { name: 'Leaderboards' })).toHaveAttribute('aria-current', 'page');
  await main.getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveURL('/pubg/statistics/rating');
  await expect(panel(page)).toBeHidden();
});

const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the close button': (page) => panel(page).getByRole('button', { name: 'Close' }).click(),
  'a press beside it': (page) => page.mouse.click(350, 400),
  Escape: (page) => page.keyboard.press('Escape'),
};
for (const [way, close] of Object.entries(ways)) {
  test(`closes on ${way} and returns the focus`, async ({ page }) => {
    await open(page);
    await close(page);
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(panel(page)).toBeVisible();
  });
}

test('has rows of the usual height and the account at the end in a high window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1_400 });
  await open(page);
  const link = await panel(page).getByRole('link', { name: 'Favorites' }).boundingBox();
  expect(link?.height).toBe(48);
  const account = await panel(page).getByRole('link', { name: 'Sign in' }).boundingBox();
  expect(account?.y).toBeGreaterThan(1_300);
});

test('keeps the focus inside', async ({ page }) => {
  await open(page);
  const stops = await panel(page).locator('a, button, input:checked').count();
  // The tab order passes through the browser's own bar.
  for (let step = 0; step < stops + 4; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOutside, `after ${step + 1} tabs`).toBe(false);
  }
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap that closes a sheet does nothing else', async ({ page }) => {
    await page.goto('/pubg/ranks');
    await page.getByRole('button', { name: 'Game: PUBG' }).tap();
    const game = page.getByRole('link', { name: 'Nova League' });
    await expect(game).toBeVisible();
    const board = page.getByRole('link', { name: 'Full leaderboard' }).first();
    const { x = 0, y = 0, width = 0, height = 0 } = (await board.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(game).toBeHidden();
    await expect(page).toHaveURL('/pubg/ranks');
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page).toHaveURL('/pubg/ranks/steam/squad');
  });
});
