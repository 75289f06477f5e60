import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { board, readRows, rowAt, rowOf, setOwn } from './board-data.ts';

const side = (page: Page) => page.getByRole('complementary', { name: 'About this leaderboard' });
const written = (value: number | null | undefined) => (value ?? Number.NaN).toLocaleString('en');

test.describe('a board in a window of 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('pins the visitor’s own row to the edge that it would leave', async ({ page }) => {
    const rows = await readRows(page);
    const own = rowAt(rows, 20);
    await setOwn(page, own);
    await page.goto(board);
    const row = rowOf(page, own);
    await expect(row.getByText('You', { exact: true })).toBeVisible();
    await expect(page.getByRole('table').getByText('You', { exact: true })).toHaveCount(1);
    const isInWindow = async () => {
      const box = await row.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 801;
    };
    // Below the window, inside it, and above it.
    for (const place of [6, 20, 45]) {
      await rowOf(page, rowAt(rows, place)).evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await expect.poll(isInWindow, `with #${place} in the middle`).toBe(true);
      await expect(rowOf(page, rowAt(rows, place))).toBeInViewport();
    }
    await expect(side(page)).toContainText(`#20 with ${written(own.rankPoint)} points`);
  });
});

test('shows damage, win rate, and games in a second line on phones, which never scroll sideways', async ({
  page,
}) => {
  const row = rowAt(await readRows(page), 4);
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(board);
    const second = rowOf(page, row).getByText(/ damage · .*% wins · \d+ games?$/);
    await expect(second).toBeVisible({ visible: width < 728 });
    const overflow = await page.evaluate(() => {
      const parts = [document.documentElement, ...document.querySelectorAll('main table, main tr')];
      return parts
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(overflow, `a window of ${width} px`).toEqual([]);
  }
});

test('keeps the names of favorites beside the board apart from their points', async ({ page }) => {
  const rows = await readRows(page);
  const [longest] = rows.toSorted((a, b) => b.name.length - a.name.length);
  if (!longest) throw new Error('The board is empty.');
  await page.addInitScript(
    (favorites) => {
      if (location.protocol !== 'about:') localStorage.setItem('favorites', favorites);
    },
    JSON.stringify([{ accountId: longest.accountId, shard: 'STEAM' }]),
  );
  await page.setViewportSize({ width: 1500, height: 900 });
  await page.goto(board);
  const favorite = side(page).getByRole('link', { name: longest.name });
  const [name, points] = await Promise.all(
    [longest.name, written(longest.rankPoint)].map((text) => favorite.getByText(text).boundingBox()),
  );
  expect(name && points && name.x + name.width <= points.x).toBe(true);
});

test('keeps the heads of a board in view in a window of 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(board);
  const head = page.getByRole('columnheader', { name: 'Player' });
  await page
    .getByRole('row')
    .nth(30)
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(page.getByRole('row').nth(5)).not.toBeInViewport();
  await expect(head).toBeInViewport({ ratio: 1 });
  const shown = await head.evaluate((one) => {
    const { x, y, width: wide, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
  });
  expect(shown, 'rows pass below the head').toBe(true);
});
