import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { board, readBoard, readRows, rowAt } from './board-data.ts';

const names = (page: Page) => page.getByRole('table').getByRole('rowheader').getByRole('link');
const lists = (page: Page) => page.getByRole('list', { name: /^The best players on/ });

test.describe('all boards in a window of 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('open a player from anywhere in a row', async ({ page }) => {
    const rows = await readRows(page);
    await page.goto('/pubg/ranks');
    const players = lists(page).first().getByRole('listitem');
    await players.nth(4).scrollIntoViewIfNeeded();
    const box = await players.nth(4).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + 4);
    await expect(page).toHaveURL(`/pubg/profile/steam/${rowAt(rows, 5).name}`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('chooses, sorts, pages, and searches boards', async ({ page }) => {
    const { name } = rowAt(await readRows(page), 120);
    await page.goto(board);
    await page.getByRole('columnheader', { name: 'Wins' }).getByRole('link').click();
    await expect(page).toHaveURL(`${board}?sort=wins`);
    const { ranks } = await readBoard(page, 'wins');
    await expect(names(page).first()).toHaveText(rowAt(ranks, 1).name);
    await page.getByRole('link', { name: 'Next 5' }).click();
    await expect(page).toHaveURL(`${board}?page=6&sort=wins`);
    await page.getByRole('searchbox', { name: 'Find a name or a rank' }).fill(name);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(`${board}?page=3&find=${name}&at=120#found`);
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
    await page.getByRole('button', { name: /Mode/ }).click();
    await page.getByRole('link', { name: 'Duo FPP' }).click();
    await expect(page).toHaveURL('/pubg/ranks/steam/duo-fpp');
  });

  test('opens the final board of a past season, and a player in that season', async ({ page }) => {
    await page.goto(board);
    await page.getByRole('button', { name: /^Season/ }).click();
    await page
      .getByRole('link', { name: /^Season \d+$/ })
      .nth(1)
      .click();
    await expect(page.getByText(/^Season \d+, final\.$/)).toBeVisible();
    const season = new URL(page.url()).searchParams.get('season') ?? '';
    const { name } = rowAt((await readBoard(page, `points&season=${season}`)).ranks, 1);
    await names(page).first().click();
    await expect(page).toHaveURL(`/pubg/profile/steam/${name}/${season}`);
  });
});
