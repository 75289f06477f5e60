import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { board, findBeyond, readRows, rowAt, rowOf, topThree } from './board-data.ts';

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
    await expect(topThree(page).nth(1)).toBeFocused();
  });

  test('shows the place of a player beyond the board, and shows them in the distribution', async ({
    page,
  }) => {
    const beyond = await findBeyond(page);
    await page.goto(board);
    await find(page, beyond.name);
    const result = page.getByRole('status').filter({ hasText: beyond.name });
    await expect(result).toContainText(/is #\d+ of [\d,]+ ranked players\./);
    await expect(result).toContainText(
      /This leaderboard has 500 places; the last one has [\d,]+ points, [\d,]+ more\./,
    );
    await expect(result.getByRole('link', { name: 'Open profile' })).toHaveAttribute(
      'href',
      `/pubg/profile/steam/${encodeURIComponent(beyond.name)}`,
    );
    await result.getByRole('link', { name: 'Show in the distribution' }).click();
    await expect(page).toHaveURL(/statistics\/rating\?shard=steam&mode=squad&player=/);
    await expect(page.getByRole('main')).toContainText(beyond.name);
  });

  test('says that no player has the name', async ({ page }) => {
    await page.goto(board);
    await find(page, 'nobody-has-this');
    await expect(
      page.getByText('No ranked player named nobody-has-this on Steam. Names are case sensitive.'),
    ).toBeVisible();
  });
});
