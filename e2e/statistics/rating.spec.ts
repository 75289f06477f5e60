import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const rating = '/pubg/statistics/rating';
const steam = `${rating}?shard=steam&mode=squad`;
const list = (page: Page) => page.getByRole('list', { name: 'Share of players by points' });
const bars = (page: Page) => list(page).getByRole('button');
const slider = (page: Page) => page.getByRole('slider', { name: 'What if I had' });
const middleOf = async (locator: ReturnType<Page['locator']>) => {
  const box = await locator.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};

test.describe('the distribution at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('has bars in the tones of their tiers, with points at the limits of the tiers', async ({ page }) => {
    await page.goto(steam);
    const tones = await list(page)
      .getByRole('listitem')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).getPropertyValue('--tier')));
    expect(new Set(tones).size).toBeGreaterThan(3);
    const tiers = page.getByRole('list', { name: 'Share of players by tier' }).getByRole('listitem');
    // On phones, every second tier has its points.
    const left = (await tiers.nth(2).boundingBox())?.x ?? 0;
    const label = page.locator('main').getByText('2,200', { exact: true }).first();
    expect(Math.abs((await middleOf(label)).x - left)).toBeLessThan(6);
    await expect(page.getByText(/^Half: [\d,]+$/)).toBeVisible();
  });

  test('shows a bar’s share and top percentage, by pointer and by keyboard', async ({ page }) => {
    await page.goto(steam);
    const third = bars(page).nth(2);
    await expect(third).toContainText(/\d+\.\d\d% of players/);
    await expect(third).toContainText(/top \d+\.\d\d%/);
    await expect(third.locator('span').first()).toBeHidden();
    await third.hover();
    await expect(third.locator('span').first()).toBeVisible();

    await bars(page).nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(bars(page).nth(1)).toBeFocused();
    await expect(bars(page).nth(1).locator('span').first()).toBeVisible();
    await page.keyboard.press('End');
    await expect(bars(page).last()).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows and hides the lines, and the place of points, with forms', async ({ page }) => {
    await page.goto(steam);
    await page.getByRole('button', { name: 'Cumulative' }).click();
    await expect(page).toHaveURL(`${steam}&with=cumulative`);
    await expect(page.getByRole('button', { name: 'Cumulative' })).toHaveAttribute('aria-pressed', 'true');
    // A busy server does not wait for the place, so a visitor presses again.
    await expect(async () => {
      await slider(page).fill('2500');
      await page.getByRole('button', { name: 'Show the place' }).click();
      await expect(page).toHaveURL(/with=cumulative.*points=2500|points=2500.*with=cumulative/);
      await expect(slider(page)).toHaveAttribute('aria-valuetext', /^2,500 points: .+, #[\d,]+ of [\d,]+$/, {
        timeout: 1_000,
      });
    }).toPass();
  });
});
