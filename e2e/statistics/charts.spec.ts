import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { playing } from './visitor.ts';

const rating = '/pubg/statistics/rating';
const bars = (page: Page) =>
  page.getByRole('list', { name: 'Share of players by points' }).getByRole('button');
const line = (page: Page) => page.getByRole('img', { name: /^Concurrent players, from/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the distribution in its colors and with its table', async ({ page }) => {
    await page.goto(rating);
    const plot = page.getByRole('list', { name: 'Share of players by points' });
    const box = await plot.boundingBox();
    expect(box?.height).toBeGreaterThan(150);
    const count = await bars(page).count();
    await expect(page.locator('main svg path[class*=lastWeek]').first()).toBeVisible();
    await page.getByText('Show as a table').click();
    const table = page.getByRole('table', { name: 'Rating distribution as a table' });
    await expect(table.getByRole('row')).toHaveCount(count + 1);
    await expect(page.getByRole('button', { name: 'Favorites' })).toBeHidden();
  });

  test('marks a player with a form', async ({ page }) => {
    await page.goto(`${rating}?mode=squad`);
    await page.getByRole('searchbox', { name: 'Show a player on the chart' }).fill('Hotdrop');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(`${rating}?shard=steam&mode=squad&player=Hotdrop`);
    await expect(page.getByText('Showing').getByText('Hotdrop')).toBeVisible();
  });

  test('shows the line with its table, another range, and the comments', async ({ page }) => {
    await page.goto(playing);
    const box = await line(page).boundingBox();
    expect(box?.height).toBeGreaterThan(150);
    await page.getByText('Show as a table').click();
    expect(
      await page.getByRole('table', { name: 'Concurrent players as a table' }).getByRole('row').count(),
    ).toBeGreaterThan(20);
    await page.getByRole('link', { name: 'Month' }).click();
    await expect(page).toHaveURL(`${playing}?range=month`);
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
  });
});
