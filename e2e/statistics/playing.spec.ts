import type { Page } from '@playwright/test';
import { comeNear } from '../come-near.ts';
import { expect, test } from '../test.ts';
import { dismissAppPrompt, playing, wall } from './visitor.ts';

const line = (page: Page) => page.getByRole('img', { name: /^Concurrent players, from/ });
const chart = (page: Page) => page.getByRole('region', { name: 'Concurrent players', exact: true });
const games = (page: Page) => page.getByRole('table', { name: 'Top games' });

for (const { width, height } of [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
]) {
  test.describe(`the player counts at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('keep the comments in their place while what is below the chart loads', async ({ page }) => {
      await page.goto('/pubg/statistics/rating');
      const held = Promise.withResolvers<void>();
      await page.route('**/playing-below.*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.getByRole('link', { name: 'Player count' }).last().click();
      const comments = wall(page);
      const placeOfComments = async () => Math.round((await comments.boundingBox())?.y ?? 0);
      await expect(comments).toBeVisible();
      await expect(games(page)).toHaveCount(0);
      const before = await placeOfComments();
      held.resolve();
      await expect(games(page)).toBeVisible();
      expect(Math.abs((await placeOfComments()) - before)).toBeLessThan(10);
    });

    test('have the peak and the mean of long ranges', async ({ page }) => {
      await page.goto(`${playing}?range=year`);
      await expect(chart(page).getByText(/^Highest and mean of /)).toBeVisible();
      expect(await line(page).locator('path[class*=Peak]').getAttribute('d')).toMatch(/^M/);
      await expect(chart(page).getByRole('listitem').filter({ hasText: 'Highest' })).toBeVisible();
    });

    test('compare with last week and last year in one press', async ({ page }) => {
      await page.goto(playing);
      const lastWeek = page.getByRole('button', { name: 'Last week' });
      const lastYear = page.getByRole('button', { name: 'Last year' });
      await lastWeek.click();
      await expect(page).toHaveURL(`${playing}?range=week&compare=week`);
      await expect(lastWeek).toHaveAttribute('aria-pressed', 'true');
      await expect(chart(page).getByRole('listitem').filter({ hasText: 'Week before' })).toBeVisible();
      await lastYear.click();
      await expect(page).toHaveURL(`${playing}?range=week&compare=year`);
      await expect(lastWeek).toHaveAttribute('aria-pressed', 'false');
      await lastYear.click();
      await expect(page).toHaveURL(`${playing}?range=week`);
    });

    test('keep the tip inside of the chart, at both ends', async ({ page }) => {
      await page.goto(`${playing}?range=week&compare=week`);
      const slider = page.getByRole('slider', { name: 'Explore the chart' });
      await slider.focus();
      const plot = await line(page).boundingBox();
      for (const key of ['Home', 'End']) {
        await page.keyboard.press(key);
        const tip = await page
          .locator(':is([class^="tip_"], [class*=" tip_"])')
          .filter({ visible: true })
          .first()
          .boundingBox();
        expect((tip?.x ?? 0) - (plot?.x ?? 0)).toBeGreaterThan(-2);
        const right = (box: typeof plot) => (box?.x ?? 0) + (box?.width ?? 0);
        expect(right(tip) - right(plot)).toBeLessThan(2);
      }
    });

    test('mark the start of the season with a link to its board', async ({ page }) => {
      await page.goto(`${playing}?range=year`);
      await page
        .getByRole('link', { name: /^Season \d+ begins$/ })
        .locator('b')
        .click();
      await expect(page).toHaveURL('/pubg/ranks/steam/squad');
    });

    test('say whose times they have', async ({ page }) => {
      await page.goto(playing);
      await expect(chart(page).getByText(/^Times are (yours, UTC|in UTC)/)).toBeVisible();
    });

    test('have the counts of yesterday, of a week ago, and of a year ago', async ({ page }) => {
      await page.goto(playing);
      await expect(page.getByText(/^Yesterday/).first()).toBeVisible();
      for (const then of [/^A week ago/, /^A year ago/]) {
        await expect(page.getByText(then)).toBeVisible();
      }
      const changes = page
        .locator('dd')
        .filter({ hasText: /^([\d.]+% (more|fewer) now|As many as (then|yesterday))$/ });
      await expect(changes).toHaveCount(3);
    });

    test('have movement, a line of the day, and shares of the top games', async ({ page }) => {
      await page.goto(playing);
      const rows = games(page).getByRole('row');
      await expect(rows).toHaveCount(11);
      const first = rows.nth(1);
      await expect(first.locator('svg path').last()).toBeVisible();
      await expect(first.getByRole('cell').last()).toHaveText(/^\d+\.\d%$/);
      await expect(
        games(page)
          .getByText(/^(same place|\d+ places? (up|down))$/)
          .first(),
      ).toBeAttached();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a tap sets the crosshair and keeps it, and a tap elsewhere removes it', async ({ page, baseURL }) => {
    await dismissAppPrompt(page, baseURL);
    await page.goto(playing);
    await comeNear(line(page));
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
