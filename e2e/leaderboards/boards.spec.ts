import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { board, readBoard, readRows, rowAt } from './board-data.ts';

const names = (page: Page) => page.getByRole('table').getByRole('rowheader').getByRole('link');
const lists = (page: Page) => page.getByRole('list', { name: /^The best players on/ });

test('goes from the top tens to a player on a later page of a board', async ({ page }) => {
  await page.goto('/pubg/ranks');
  await expect(lists(page)).toHaveCount(2);
  await page
    .getByRole('navigation', { name: 'Mode' })
    .getByRole('link', { name: 'Duo TPP', exact: true })
    .click();
  await expect(page).toHaveURL('/pubg/ranks?mode=duo');
  const steam = page.getByRole('region', { name: 'Steam' }).getByRole('link', { name: 'Full leaderboard' });
  // The list of the other mode stays until this one is there.
  await expect(steam).toHaveAttribute('href', '/pubg/ranks/steam/duo');
  await steam.click();
  await expect(page).toHaveURL('/pubg/ranks/steam/duo');
  await page.getByRole('navigation', { name: 'Region' }).getByRole('link', { name: 'Europe' }).click();
  await expect(page).toHaveURL('/pubg/ranks/pc-eu/duo');
  const next = page.getByRole('link', { name: 'Page 2' });
  await expect(next).toHaveAttribute('href', /\/pc-eu\/duo\?page=2/);
  await next.click();
  await expect(page).toHaveURL('/pubg/ranks/pc-eu/duo?page=2');
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('51');
});

test.describe('all boards in a window of 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('show who moved, the points needed, and who climbs, and open a player from anywhere in a row', async ({
    page,
  }) => {
    const { climber, cutoffs = [] } = await readBoard(page);
    const rows = await readRows(page);
    await page.goto('/pubg/ranks');
    const steam = page.getByRole('region', { name: 'Steam' });
    const players = lists(page).first().getByRole('listitem');
    await expect(players).toHaveCount(10);
    for (const [index, { name, movement }] of rows.slice(0, 10).entries()) {
      const player = players.nth(index);
      await expect(player).toContainText(name);
      if (movement?.isNew) await expect(player).toContainText('new');
      else await expect(player.getByRole('img', { name: /place/i })).toHaveCount(1);
    }
    await expect(steam.getByRole('link', { name: /^Top 10 / })).toContainText(
      cutoffs[0]?.rankPoint?.toLocaleString('en') ?? 'unknown',
    );
    await expect(steam.getByRole('link', { name: /^Top 500 / })).toContainText('in a week');
    if (climber) await expect(steam.getByText('Biggest climb today')).toBeVisible();

    await players.nth(4).scrollIntoViewIfNeeded();
    const box = await players.nth(4).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + 4);
    await expect(page).toHaveURL(`/pubg/profile/steam/${rowAt(rows, 5).name}`);
  });
});

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

test('says that a board did not load, and loads it on retry', async ({ page, mayComplain }) => {
  mayComplain(/502/);
  await page.goto('/pubg/ranks');
  await page.route('**/api/v1/ranks/**', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('region', { name: 'Steam' }).getByRole('link', { name: 'Full leaderboard' }).click();
  await expect(page.getByText('The leaderboard could not be loaded')).toBeVisible();
  await page.unroute('**/api/v1/ranks/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  // The first three are above the table.
  await expect(names(page)).toHaveCount(47);
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
});
