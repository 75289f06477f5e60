import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { playing } from './visitor.ts';

const rating = '/pubg/statistics/rating';
const bars = (page: Page) =>
  page.getByRole('list', { name: 'Share of players by points' }).getByRole('button');
const line = (page: Page) => page.getByRole('img', { name: /^Concurrent players, from/ });

/** The best player of Steam, and a player below. */
async function someNames(page: Page): Promise<string[]> {
  const answer = await (await page.request.get('/api/v1/ranks/steam/squad')).json();
  return answer.data.ranks.map(({ name }: { name: string }) => name);
}

test('marks a player by name, keeps the mark in another mode, and removes it', async ({ page }) => {
  const [best = ''] = await someNames(page);
  await page.goto(rating);
  const name = page.getByRole('searchbox', { name: 'Show a player on the chart' });
  await name.fill(best);
  await name.press('Enter');
  await expect(page).toHaveURL(`${rating}?shard=steam&mode=squad&player=${encodeURIComponent(best)}`);
  await expect(page.getByText(/ahead of/)).toContainText(
    /points: #[\d,]+ of [\d,]+ on Steam, ahead of \d+\.\d%/,
  );
  await expect(page.locator('[data-mine]')).toHaveCount(1);
  await page.locator('main').getByRole('button', { name: /^Mode/ }).click();
  await page.getByRole('link', { name: 'Duo TPP' }).click();
  await expect(page).toHaveURL(`${rating}?shard=steam&mode=duo&player=${encodeURIComponent(best)}`);
  const asia = page
    .getByRole('navigation', { name: 'Region' })
    .getByRole('link', { name: 'Asia', exact: true });
  // The address changes before the page.
  await expect(asia).toHaveAttribute('href', /mode=duo/);
  await asia.click();
  await expect(page).toHaveURL(/shard=pc-as&mode=duo&player=/);
  await page
    .locator('main')
    .getByRole('button', { name: /^Platform/ })
    .click();
  await page.locator('main').getByRole('link', { name: 'Kakao', exact: true }).click();
  await expect(page).toHaveURL(`${rating}?shard=kakao&mode=duo`);
});

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
