import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { board, readBoard, readRows, rowAt, rowOf, setOwn, topThree } from './board-data.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 728;
const side = (page: Page) => page.getByRole('complementary', { name: 'About this leaderboard' });
const firstName = (page: Page) => page.getByRole('rowheader').first().getByRole('link');
const written = (value: number | null | undefined) => (value ?? Number.NaN).toLocaleString('en');

/** Sorts with the head of a column, or with the list on phones. */
async function sortBy(page: Page, name: string) {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Sort by' }).click();
    await page.getByRole('main').locator(':popover-open').getByRole('link', { name }).click();
  } else await page.getByRole('columnheader', { name }).getByRole('link').click();
}

test.describe('a board in a window of 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('sorts the whole board on the server, says so, and keeps the order on other pages', async ({
    page,
  }) => {
    const { ranks } = await readBoard(page, 'wins');
    await page.goto(board);
    await sortBy(page, 'Wins');
    await expect(page).toHaveURL(`${board}?sort=wins`);
    await expect(firstName(page)).toHaveText(rowAt(ranks, 1).name);
    await expect(page.getByText('Sorted by Wins, highest first')).toBeAttached();
    await expect(page.locator('th[aria-sort=descending]')).toHaveText('Wins');
    await expect(topThree(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(`${board}?page=2&sort=wins`);
    await page.goBack();
    await expect(firstName(page)).toHaveText(rowAt(ranks, 1).name);
  });

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

  test('shows the visitor’s row on other pages, and leads to its page', async ({ page }) => {
    const own = rowAt(await readRows(page), 207);
    await setOwn(page, own);
    await page.goto(board);
    await expect(rowOf(page, own)).toBeVisible();
    await firstName(page).evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await expect(rowOf(page, own)).toBeInViewport({ ratio: 0.9 });
    await rowOf(page, own).getByRole('link').click();
    await expect(page).toHaveURL(`${board}?page=5&at=207#found`);
    await expect(rowOf(page, own)).toBeFocused();
    await page.getByRole('button', { name: 'Not you?' }).click();
    await expect(page.getByText('Renew your own profile once to see your place here.')).toBeVisible();
    await expect(rowOf(page, own).getByText('You', { exact: true })).toHaveCount(0);
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
