import { readFile } from 'node:fs/promises';
import { locales } from '@hotdrop/shared-domain/locale';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const board = '/pubg/ranks/steam/squad';
const names = (page: Page) => page.getByRole('table').getByRole('rowheader').getByRole('link');
const nameAt = async (page: Page, rank: number) =>
  (await names(page)
    .nth(rank - 1)
    .textContent()) ?? '';

test('goes from the top tens to a player on a later page of a board', async ({ page }) => {
  await page.goto('/pubg/ranks');
  await expect(page.getByRole('table')).toHaveCount(2);
  await page
    .getByRole('navigation', { name: 'Mode' })
    .getByRole('link', { name: 'Duo TPP', exact: true })
    .click();
  await expect(page).toHaveURL('/pubg/ranks?mode=duo');
  await page.getByRole('region', { name: 'Steam' }).getByRole('link', { name: 'Full leaderboard' }).click();
  await expect(page).toHaveURL('/pubg/ranks/steam/duo');
  await page.getByRole('navigation', { name: 'Region' }).getByRole('link', { name: 'Europe' }).click();
  await expect(page).toHaveURL('/pubg/ranks/pc-eu/duo');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/pubg/ranks/pc-eu/duo?page=2');
  await expect(page.getByRole('rowheader').first()).toContainText('51');
});

test('opens the player of a row from any of its figures', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(board);
  const name = await nameAt(page, 3);
  const box = await page.getByRole('row').nth(3).getByRole('cell').last().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page).toHaveURL(`/pubg/profile/steam/${name}`);
});

for (const [width, scrolls] of [
  [360, 'the table'],
  [768, 'the table'],
  [1280, 'the page'],
] as const) {
  test(`keeps the heads of a board in view in a window of ${width} px, in which ${scrolls} scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(board);
    const head = page.getByRole('columnheader', { name: 'Player' });
    const place = async () => (await head.boundingBox())?.y ?? -1;
    const before = await place();
    expect((await head.boundingBox())?.height).toBeLessThan(50);
    if (scrolls === 'the page') await page.mouse.wheel(0, 1_200);
    else await page.getByRole('group', { name: /leaderboard/ }).evaluate((one) => one.scrollTo(0, 1_200));
    await expect(page.getByRole('row').nth(5)).not.toBeInViewport();
    await expect(head).toBeInViewport({ ratio: 1 });
    expect(await place()).toBeLessThanOrEqual(before);
    const shown = await head.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(shown, 'rows pass below the head').toBe(true);
  });
}

test('chooses platform and mode with links', async ({ page }) => {
  await page.goto(board);
  await page
    .locator('main')
    .getByRole('button', { name: /Platform/ })
    .click();
  await page.locator('main').getByRole('link', { name: 'Kakao', exact: true }).click();
  await expect(page).toHaveURL('/pubg/ranks/kakao/squad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kakao leaderboard');
});

test('finds a name on any page of a board, and jumps to a rank', async ({ page }) => {
  await page.goto(`${board}?page=5`);
  const name = await nameAt(page, 7);
  await page.goto(board);
  const find = page.getByRole('searchbox', { name: 'Find a name or a rank' });
  await find.fill(name);
  await find.press('Enter');
  await expect(page).toHaveURL(`${board}?page=5&at=207#found`);
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  await find.fill('499');
  await find.press('Enter');
  await expect(page).toHaveURL(`${board}?page=10&at=499#found`);
  await expect(page.getByRole('rowheader').filter({ hasText: '499' })).toBeInViewport();
});

test('saves the shown rows as a CSV file', async ({ page }) => {
  await page.goto(board);
  const best = await nameAt(page, 1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('pubg-steam-squad-1.csv');
  const [head, first, ...rest] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\uFEFFRank,Player,Points,Tier,Avg damage,Wins,Win rate,Games,Region');
  expect(first).toContain(`1,${best},`);
  expect(rest).toHaveLength(50);
});

test('says that a board did not load, and loads it on retry', async ({ page, mayComplain }) => {
  mayComplain(/502/);
  await page.goto('/pubg/ranks');
  await page.route('**/api/v1/ranks/**', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('region', { name: 'Steam' }).getByRole('link', { name: 'Full leaderboard' }).click();
  await expect(page.getByText('The leaderboard could not be loaded')).toBeVisible();
  await page.unroute('**/api/v1/ranks/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(names(page)).toHaveCount(50);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('chooses, pages, and searches boards', async ({ page }) => {
    await page.goto(`${board}?page=3`);
    const name = await nameAt(page, 20);
    await page.goto(board);
    await page.getByRole('link', { name: 'Next 5' }).click();
    await expect(page).toHaveURL(`${board}?page=6`);
    await page.getByRole('searchbox', { name: 'Find a name or a rank' }).fill(name);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(`${board}?page=3&at=120#found`);
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
    await page.getByRole('button', { name: /Mode/ }).click();
    await page.getByRole('link', { name: 'Duo FPP' }).click();
    await expect(page).toHaveURL('/pubg/ranks/steam/duo-fpp');
  });
});

for (const language of locales) {
  test(`fits the tiers of the best players into their columns on home in ${language}`, async ({ page }) => {
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const cells = page.getByRole('main').locator('td');
      // The server omits a part that is late.
      await expect(async () => {
        await page.goto(`/pubg?hl=${language}`);
        await expect(cells.first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      const cut = await cells.evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((cell) => cell.textContent),
      );
      expect(cut, `cells that are wider than their column in a window of ${width} px`).toEqual([]);
    }
  });
}
