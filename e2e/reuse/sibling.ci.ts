import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { test } from './sibling-site.ts';

const arena = (path: string) => `/arena/${path}`;
const pages = ['ranks', 'statistics/rating', 'favorite'];
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('runs only the published bytes of an area', async ({ page, mayComplain }) => {
  mayComplain(/integrity|digest|ERR_FAILED|could not be loaded|ChunkLoadError|Loading chunk|boundary/i);
  let changed = 0;
  await page.route(/\/areas\/mf-leaderboards\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    changed += 1;
    await route.fulfill({ response, body: `globalThis.changedByteRan = true;${await response.text()}` });
  });
  await page.goto(arena('ranks'));
  await expect.poll(() => changed).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate('globalThis.changedByteRan')).toBeUndefined();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('navigates between areas without loading a new document', async ({ page }) => {
  await page.goto(arena('ranks'));
  await expect(title(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate('globalThis.sameDocument = true');
  for (const path of pages.slice(1)) {
    const before = await title(page).textContent();
    await page
      .getByRole('navigation')
      .locator(`a[href="${arena(path)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(arena(path));
    await expect(title(page)).not.toHaveText(before ?? '');
  }
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
});

for (const path of pages) {
  test(`shows ${path} in another language, with links below its own base path`, async ({ page }) => {
    await page.goto(`${arena(path)}?hl=ko`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(title(page)).toHaveText(/\p{Script=Hangul}|\d/u);
    const links = await page
      .getByRole('main')
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // The server handles signing in.
    expect(links.filter((href) => !/^\/(arena(\/|$)|auth\/)/.test(href))).toEqual([]);
  });
}

test('shows the sibling’s platforms, modes, and tiers, and none of the original game', async ({ page }) => {
  await page.goto(arena('ranks/pc/team'));
  await expect(page.getByRole('cell', { name: 'King' }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Team');
  for (const path of ['ranks', 'ranks/pc/duel', 'statistics/rating', 'statistics/playing', 'favorite']) {
    await page.goto(arena(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/pubg|steam|kakao|survivor|squad/i);
  }
});

test('fills the slots of its home with the parts of the areas', async ({ page }) => {
  await page.goto(arena(''));
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /IronLynx/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/arena\/profile\//);
});

test('keeps a favorite from the sibling’s own page, and shows it in the favorites area', async ({ page }) => {
  await page.goto(arena('ranks'));
  await page.getByRole('link', { name: 'IronLynx' }).first().click();
  await page.getByRole('button', { name: /IronLynx/ }).click();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'IronLynx' })).toContainText('2,300');
});

test('does not link to the week of a favorite, because the sibling has no page of a week', async ({
  page,
}) => {
  const { start } = weekOf(Date.now());
  // Favorites link to the last week from Monday to Wednesday.
  await page.clock.setFixedTime(start + 9 * 3_600_000);
  await page.goto(arena('ranks'));
  await page.getByRole('link', { name: 'IronLynx' }).first().click();
  await page.getByRole('button', { name: /IronLynx/ }).click();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('link', { name: 'IronLynx' })).toBeVisible();
  await expect(page.getByText(`Week ${weekBefore(weekOf(start)).number}`)).toHaveCount(0);
});

test('answers an address that nobody has with its own 404, and leads home', async ({ page, mayComplain }) => {
  mayComplain(/404/);
  const answer = await page.goto(arena('nowhere'));
  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText('404');
  await page.getByRole('link', { name: 'Arena Kings' }).last().click();
  await expect(page).toHaveURL(arena('').replace(/\/$/, ''));
});

test('shows its other areas when one is missing from the store', async ({ page, mayComplain }) => {
  mayComplain(/404/);
  await page.route('**/areas/mf-statistics/release.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(arena('ranks'));
  await expect(page.getByText('IronLynx').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Statistics' })).toHaveCount(0);
});

test.describe('a page without React and without a bundler', () => {
  const boards = (path: string) => `/boards/${path}`;

  test('mounts an area with one call, in its own language', async ({ page }) => {
    await page.goto(boards('ranks'));
    await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeVisible();
    await expect(page.getByText('IronLynx').first()).toBeVisible();
  });

  test('unmounts the area completely', async ({ page }) => {
    await page.goto(boards('ranks'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('#remove').click();
    await expect(page.locator('#boards')).toBeEmpty();
  });
});

test('leaves hot drops out while its game has no maps of a known size', async ({ page, mayComplain }) => {
  mayComplain(/404/);
  await page.goto(arena('ranks'));
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Leaderboards' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Hot drops' })).toHaveCount(0);
  await page.goto(arena('hotdrops'));
  await expect(page.getByRole('heading', { name: 'Hot drops' })).toHaveCount(0);
});

test('shows hot drops and replays of its own game with maps', async ({ page }) => {
  await page.goto('/arena-maps/ranks');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Hot drops' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Foundry/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Foundry');
  await expect(page.getByRole('table').first()).toContainText('Furnace');
  await page.goto('/arena-maps/hotdrops/match/pc/first-shift');
  await expect(page.locator('canvas')).toHaveAttribute('data-at', /./);
  await expect(page.getByRole('slider', { name: 'Time' })).toHaveAttribute('max', '240');
});
