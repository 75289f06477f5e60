import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { board, readRows, rowAt, rowOf } from './board-data.ts';

async function find(page: Page, text: string) {
  const search = page.getByRole('searchbox', { name: 'Find a name or a rank' });
  await search.fill(text);
  await search.press('Enter');
}

test.describe('the search of a board in a window of 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('scrolls to a found name and focuses it', async ({ page }) => {
    const rows = await readRows(page);
    const { name } = rowAt(rows, 207);
    await page.goto(board);
    await find(page, name);
    await expect(page).toHaveURL(`${board}?page=5&find=${encodeURIComponent(name)}&at=207#found`);
    await expect(rowOf(page, { name })).toBeFocused();
    const box = await rowOf(page, { name }).boundingBox();
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 400)).toBeLessThan(120);
    await find(page, '2');
    await expect(page).toHaveURL(`${board}?find=2&at=2#found`);
    await expect(rowOf(page, rowAt(rows, 2))).toBeFocused();
  });
});
