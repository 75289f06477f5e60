import type { Page } from '@playwright/test';
import { chooseSeason, currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

const player = '/pubg/profile/steam/Hotdrop';

const cards = (page: Page) => page.getByRole('article');
const line = (page: Page, at: number) => cards(page).nth(at).getByRole('link').first();
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name });
const opened = (page: Page) => page.getByRole('navigation', { name: 'Match' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Player name' }).first();

/** The keys of a phone's keyboard or switch: next, previous, and "go". */
async function pressUntilFocused(page: Page, name: RegExp | string, most = 60) {
  const target = page.getByRole('link', { name }).or(page.getByRole('button', { name })).first();
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nothing called ${name} is reached within ${most} presses of the tab key.`);
}

test('goes from the search to a match and back, and keeps every scroll position', async ({ page }) => {
  await page.goto('/pubg');
  await search(page).fill('Hotdrop');
  await search(page).press('Enter');
  await expect(page).toHaveURL(player);
  await expect(page.getByRole('region', { name: 'Current rank' })).toBeVisible();
  await chooseSeason(page, 'Season 42');
  await expect(page).toHaveURL(`${player}/pc-2018-42`);
  await tab(page, 'Stats').click();
  await expect(page).toHaveURL(`${player}/pc-2018-42/stats`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await tab(page, 'Matches').click();
  await line(page, 7).click();
  await expect(opened(page)).toBeVisible();
  await opened(page).getByRole('link', { name: 'Standings' }).click();
  await expect(cards(page).getByRole('region', { name: /^Standings/ })).toBeInViewport();
  await cards(page)
    .getByRole('link', { name: /^All \d+ teams$/ })
    .click();
  await expect(cards(page).getByRole('table', { name: 'All players' })).toBeVisible();

  await page.goBack();
  await expect(cards(page).getByRole('table', { name: 'All players' })).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(/view=/);
  await page.goBack();
  await expect(opened(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${player}/pc-2018-42/stats`);
  await page.goBack();
  await expect(page).toHaveURL(`${player}/pc-2018-42`);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Current rank' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/pubg');
});

test('adds the player to the favorites with the star, and removes them on a second press', async ({
  page,
}) => {
  const star = page.getByRole('button', { name: 'Favorite: Hotdrop' });
  const favorites = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' });
  const row = page.getByRole('rowheader').getByRole('link', { name: 'Hotdrop', exact: true });
  await page.goto(player);
  await star.click();
  await favorites.click();
  await row.click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${player}`));
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await favorites.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('adds up pages that were loaded one after the other', async ({ page }) => {
  await page.goto(`${player}/${currentSeason}/matches`);
  await page.getByRole('link', { name: 'Load 20 more' }).click();
  await expect(page.getByText(/^1 to 40 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page.getByText(/^41 to 60 of/)).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
});

test('shows each tier of a match on the line of its player', async ({ page }) => {
  await page.goto(`${player}/${currentSeason}/matches?kind=ranked`);
  await line(page, 0).click();
  await opened(page).getByRole('link', { name: 'Ranks' }).click();
  const rows = cards(page).getByRole('table', { name: 'Ranks' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const distances = await rows.evaluateAll((all) =>
    all.map((row) => {
      const middleOf = (element: Element | null | undefined) => {
        const range = document.createRange();
        if (element) range.selectNodeContents(element);
        const { y, height } = range.getBoundingClientRect();
        return y + height / 2;
      };
      const [tier, points] = row.querySelectorAll('td');
      return Math.abs(middleOf(tier?.querySelector('[class*=name]')) - middleOf(points));
    }),
  );
  expect(Math.max(...distances)).toBeLessThanOrEqual(1.5);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('shows damage in team and standings, and points in ranks, without scrolling sideways', async ({
    page,
  }) => {
    /** Where a column of an opened match ends. */
    const endOf = async (table: string, column: RegExp) => {
      const head = cards(page)
        .getByRole('table', { name: table })
        .getByRole('columnheader', { name: column });
      const box = await head.boundingBox();
      return box ? box.x + box.width : Number.POSITIVE_INFINITY;
    };
    await page.goto(`${player}/${currentSeason}/matches?mode=squad&kind=ranked`);
    await line(page, 0).click();
    expect(await endOf('The team', /^Damage/)).toBeLessThanOrEqual(360);
    await opened(page).getByRole('link', { name: 'Standings' }).click();
    const standings = cards(page).getByRole('region', { name: /^Standings/ });
    await expect(standings.getByText(/^[\d,]+ damage$/).first()).toBeVisible();
    await standings.getByRole('link', { name: /^All \d+ teams$/ }).click();
    expect(await endOf('All players', /^Damage/)).toBeLessThanOrEqual(360);
    await opened(page).getByRole('link', { name: 'Ranks' }).click();
    expect(await endOf('Ranks', /^Points/)).toBeLessThanOrEqual(360);
  });
});

test('leaves a click for a new tab to the browser', async ({ page, context }) => {
  await page.goto(`${player}/${currentSeason}/matches`);
  const tabs = context.waitForEvent('page');
  await line(page, 2).click({ modifiers: ['ControlOrMeta'] });
  await expect(opened(await tabs)).toBeVisible();
  await expect(opened(page)).toBeHidden();
});

test('stops waiting for a renewal when the visitor leaves the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/player-sync/')) asked.push(request.url());
  });
  await page.route('**/rpc/player-sync/**', (route) =>
    route.fulfill({ json: { data: { waitCount: 3, retryAfter: 500 } } }),
  );
  await page.goto('/pubg/profile/steam/FirstPerson');
  // The renewal already runs, and the page resumes it.
  await expect(page.getByText('3 players are ahead')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboards' }).click();
  // The address changes first; the old page disappears when the new one is rendered.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboards');
  const before = asked.length;
  await page.waitForTimeout(2_000);
  expect(asked).toHaveLength(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searches with a form, and opens a linked match', async ({ page }) => {
    await page.goto('/pubg');
    await search(page).fill('Hotdrop');
    await page.getByRole('button', { name: 'Search' }).first().click();
    await expect(page).toHaveURL(player);
    await expect(page.getByRole('region', { name: 'Current rank' })).toBeVisible();
    await page.goto(`${player}/${currentSeason}/matches`);
    const link = await line(page, 12).getAttribute('href');
    await page.goto(link ?? '');
    await expect(opened(page)).toBeVisible();
    for (const view of ['Team', 'Standings', 'Ranks']) {
      await opened(page).getByRole('link', { name: view }).click();
      await expect(opened(page).getByRole('link', { name: view })).toHaveAttribute('aria-current', /.+/);
    }
  });
});

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('goes from the overview to an opened match and back', async ({ page }) => {
    await page.goto(`${player}/${currentSeason}`);
    await pressUntilFocused(page, 'Matches');
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(20);
    await pressUntilFocused(page, /^#\d+/);
    await page.keyboard.press('Enter');
    await expect(opened(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(opened(page)).toBeHidden();
    await expect(line(page, 0)).toBeFocused();
    await page.goBack();
    await expect(opened(page)).toBeVisible();
  });
});
