import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { keepFavorites } from '../scenes/pages.ts';
import { answers, goInside } from '../scenes/scene.ts';
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

for (const width of [360, 1280]) {
  test.describe(`a board in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('begins with the top three, their last ten days, and how they moved', async ({ page }) => {
      const rows = await readRows(page);
      await page.goto(board);
      await expect(topThree(page)).toHaveCount(3);
      for (const index of [0, 1, 2]) {
        const top = topThree(page).nth(index);
        const { name, rankPoint } = rowAt(rows, index + 1);
        await expect(top).toContainText(name);
        await expect(top).toContainText(written(rankPoint));
        await expect(top.getByRole('img', { name: /^Last \d+ days: from/ })).toHaveCount(width < 728 ? 0 : 1);
      }
      await expect(firstName(page)).toHaveText(rowAt(rows, 4).name);
    });

    test('shows places gained and lost since yesterday, and who is new', async ({ page }) => {
      const rows = (await readRows(page)).slice(3, 50);
      await page.goto(board);
      await expect(rowOf(page, rowAt(rows, 1))).toBeVisible();
      for (const row of rows) {
        const day = rowOf(page, row).getByRole('cell').nth(1);
        const moved = row.movement?.day ?? null;
        if (row.movement?.isNew) await expect(day).toHaveText('new');
        else if (moved === null) await expect(day).toBeEmpty();
        else {
          const words =
            moved === 0
              ? 'Same place'
              : `place${Math.abs(moved) > 1 ? 's' : ''} ${moved > 0 ? 'up' : 'down'}`;
          await expect(day.getByRole('img', { name: words })).toBeVisible();
        }
      }
    });

    test('names the biggest climb of the day, and opens its player', async ({ page }) => {
      const { climber } = await readBoard(page);
      await page.goto(board);
      const climb = side(page).getByRole('link', { name: /Biggest climb today/ });
      await expect(climb).toContainText(climber?.name ?? 'nobody');
      await climb.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(climber?.name ?? 'nobody');
    });

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

    test('divides its rows by the points needed, and leads to these places', async ({ page }) => {
      const rows = await readRows(page);
      await page.goto(board);
      const divider = page.getByRole('row').filter({ hasText: /^Top 10 / });
      await expect(divider).toContainText(`${written(rowAt(rows, 10).rankPoint)} points`);
      await expect(divider).toContainText(/[+−]?\d+ in a week/);
      const tenth = await rowOf(page, rowAt(rows, 10)).boundingBox();
      const line = await divider.boundingBox();
      const eleventh = await rowOf(page, rowAt(rows, 11)).boundingBox();
      expect(tenth?.y).toBeLessThan(line?.y ?? 0);
      expect(line?.y).toBeLessThan(eleventh?.y ?? 0);
      await side(page)
        .getByRole('link', { name: /^Top 100 / })
        .click();
      await expect(page).toHaveURL(`${board}?page=2&at=100#found`);
      await expect(rowOf(page, rowAt(rows, 100))).toBeInViewport();
      await expect(page.getByRole('row').filter({ hasText: /^Top 100 / })).toBeVisible();
    });

    test('tints only the rows of favorites', async ({ page }) => {
      await keepFavorites(6)(page);
      const rows = await readRows(page);
      await page.goto(board);
      const colorOf = (place: number) =>
        rowOf(page, rowAt(rows, place)).evaluate((row) => getComputedStyle(row).backgroundImage);
      await expect(rowOf(page, rowAt(rows, 6)).getByText('Favorite')).toBeAttached();
      expect(await colorOf(6)).not.toBe(await colorOf(7));
      expect(await colorOf(7)).toBe('none');
      await expect(rowOf(page, rowAt(rows, 7)).getByText('Favorite')).toHaveCount(0);
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

    test('shows the own row on other pages, and leads to its page', async ({ page }) => {
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

    test('opens a player from anywhere in the row', async ({ page }) => {
      const { name } = rowAt(await readRows(page), 5);
      await page.goto(board);
      const cell = rowOf(page, { name }).getByRole('cell').filter({ visible: true }).last();
      await cell.scrollIntoViewIfNeeded();
      const box = await cell.boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 3, (box?.y ?? 0) + 3);
      await expect(page).toHaveURL(`/pubg/profile/steam/${name}`);
    });

    test('saves the whole board as a CSV file', async ({ page }) => {
      const rows = await readRows(page);
      await page.goto(board);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save the whole leaderboard as CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^hotdrop-season-\d+-steam-squad\.csv$/);
      const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
      expect(head).toBe(
        '\uFEFF#,24 h,Player,Points,Tier,Avg damage,Wins,Win rate,Games,"Region, mode",Season',
      );
      expect(lines).toHaveLength(rows.length);
      const { name, rankPoint, avgDamageDealt } = rowAt(rows, 500);
      const cells = lines.at(-1)?.split(',') ?? [];
      expect(cells[0]).toBe('500');
      expect(cells[2]?.replace(/^'/, '')).toBe(name);
      expect(cells[3]).toBe(String(Math.round(rankPoint)));
      expect(cells[5]).toBe(String(Math.round(avgDamageDealt ?? 0)));
      expect(cells[7]).toMatch(/^\d+\.\d%$/);
    });

    test('says that a board has no players yet', async ({ page }) => {
      await page.goto('/pubg/about/terms');
      await page.route('**/api/v1/ranks/**', answers.nothing);
      await goInside(page, board);
      await expect(page.getByRole('main')).toContainText('Too few ranked players yet');
      await expect(page.getByRole('table')).toHaveCount(0);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
    });

    test('answers 404 with a sentence for a mode without a leaderboard', async ({ page, mayComplain }) => {
      mayComplain(/404/);
      const response = await page.goto('/pubg/ranks/steam/solo');
      expect(response?.status()).toBe(404);
      await expect(page.getByText('There is no Solo TPP leaderboard in this game')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Squad TPP' }).last().click();
      await expect(page).toHaveURL(board);
    });

    test('is read in the order on the screen', async ({ page }) => {
      await page.goto(board);
      const tree = await page.getByRole('main').ariaSnapshot();
      const order = [
        /- heading "Steam leaderboard"/,
        /- button "Platform/,
        /- navigation "Region"/,
        /- searchbox "Find a name or a rank/,
        /- list "Top three"/,
        /- complementary "About this leaderboard"/,
        /- '?table "Steam, Squad TPP: players 4 to 50 of 500"/,
        /- navigation "Pages"/,
      ].map((part) => tree.search(part));
      expect(order).not.toContain(-1);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      const { name } = rowAt(await readRows(page), 4);
      // A row is read as its place, movement, name, points, and tier first.
      expect(tree).toMatch(new RegExp(`rowgroup:\\s+- '?row "4 [^"]*${name} [\\d,]+`));
    });
  });
}

test('shows places gained and lost since the season’s start on desktops', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const rows = (await readRows(page)).slice(3, 20);
  await page.goto(board);
  for (const row of rows) {
    const season = rowOf(page, row).getByRole('cell').last();
    const moved = row.movement?.season ?? null;
    if (moved === null) continue;
    const words = moved === 0 ? 'Same place' : `${moved > 0 ? 'up' : 'down'}`;
    await expect(season.getByRole('img', { name: words })).toBeVisible();
  }
  expect(
    rows.some(({ movement }) => movement?.season),
    'players who moved',
  ).toBe(true);
});

test('shows region and mode of each player on desktops', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const row = rowAt(await readRows(page), 4);
  await page.goto(board);
  await expect(rowOf(page, row)).toContainText(/\w · Squad TPP/);
});

test('shows damage, win rate, and games in a second line on phones, which never scroll sideways', async ({
  page,
}) => {
  const row = rowAt(await readRows(page), 4);
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(board);
    const second = rowOf(page, row).getByText(/ damage · .*% wins · \d+ games?$/);
    await expect(second).toBeVisible();
    const overflow = await page.evaluate(() => {
      const parts = [document.documentElement, ...document.querySelectorAll('main table, main tr')];
      return parts
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(overflow, `a window of ${width} px`).toEqual([]);
  }
});

for (const width of [360, 768, 1280]) {
  test(`keeps the heads of a board in view in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
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
}

test('lists favorites beside the board in wide windows', async ({ page }) => {
  await keepFavorites(6)(page);
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(board);
  const favorites = page.getByRole('region', { name: 'Your favorites here' });
  await expect(favorites.getByRole('link')).toHaveCount(6);
  await page
    .getByRole('row')
    .nth(30)
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(favorites).toBeInViewport();
});
