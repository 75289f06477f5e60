import type { Page } from '@playwright/test';
import { scrollNear } from '../scroll-near.ts';
import { expect, test } from '../test.ts';
import { dismissAppPrompt, playing } from './visitor.ts';

const line = (page: Page) => page.getByRole('img', { name: /^Concurrent players, from/ });
const chart = (page: Page) => page.getByRole('region', { name: 'Concurrent players', exact: true });

test.describe('the player counts at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('mark the start of the season with a link to its board', async ({ page }) => {
    await page.goto(`${playing}?range=year`);
    await page
      .getByRole('link', { name: /^Season \d+ begins$/ })
      .locator('b')
      .click();
    await expect(page).toHaveURL('/pubg/ranks/steam/squad');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a tap sets the crosshair and keeps it, and a tap elsewhere removes it', async ({ page, baseURL }) => {
    await dismissAppPrompt(page, baseURL);
    await page.goto(playing);
    await scrollNear(line(page));
    const box = await line(page).boundingBox();
    const tip = chart(page)
      .locator('b')
      .filter({ hasText: /^[\d,]+$/ });
    await expect(async () => {
      await page.touchscreen.tap((box?.x ?? 0) + 90, (box?.y ?? 0) + 60);
      await expect(tip.first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByRole('heading', { name: 'Concurrent players' }).tap();
    await expect(tip.first()).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('compares the counts with a form', async ({ page }) => {
    await page.goto(playing);
    await page.getByRole('button', { name: 'Last year' }).click();
    await expect(page).toHaveURL(`${playing}?range=week&compare=year`);
    await expect(page.getByRole('button', { name: 'Last year' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Times are in UTC.')).toBeVisible();
  });
});
