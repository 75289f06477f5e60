import type { Page } from '@playwright/test';
import { openWhole } from '../late-parts.ts';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Lists the area code that the page has requested, by area. */
function areasAsked(page: Page) {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const area = /\/areas\/([^/]+)\/.*\.js$/.exec(request.url())?.[1];
    if (area) asked.add(area);
  });
  return asked;
}

/** Opens the home page and waits until the browser is idle. Late boards would request their area. */
async function openHome(page: Page, asked: Set<string>) {
  let isIdle: Promise<unknown> | undefined;
  await openWhole(page, '/pubg', 'top 5', async () => {
    // The page of an earlier attempt requests nothing more.
    await page.goto('about:blank');
    asked.clear();
    isIdle = page.waitForResponse('**/api/v1/auth');
  });
  await isIdle;
}

const bestPlayer = (page: Page) =>
  page.getByRole('region', { name: 'Steam top 5' }).getByRole('listitem').first().getByRole('link');

test('keeps the focus on a control that was pressed inside the page', async ({ page }) => {
  await page.goto('/pubg/ranks/steam/squad');
  const region = page.getByRole('navigation', { name: 'Region' }).getByRole('link', { name: 'Europe' });
  await region.click();
  await expect(page).toHaveURL('/pubg/ranks/pc-eu/squad');
  await expect(region).toBeFocused();
});

test('opens a player of a row without a new document, and restores the scroll position on Back', async ({
  page,
}) => {
  await page.goto('/pubg/ranks/steam/squad');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('rowheader').nth(25).getByRole('link').click();
  await expect(page).toHaveURL(/\/profile\/steam\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steam leaderboard');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});

test('loads the page of a link on which the pointer rests, and nothing while the visitor scrolls', async ({
  page,
}) => {
  const asked = areasAsked(page);
  await openHome(page, asked);
  await page.keyboard.press('End');
  await page.getByRole('contentinfo').hover();
  await page.waitForLoadState('networkidle');
  // No part of a newcomer's home has a script.
  expect([...asked]).toEqual([]);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/players/')) calls.push(request.url());
  });
  await bestPlayer(page).hover();
  await expect.poll(() => asked.has('mf-profile')).toBe(true);
  expect(calls).toEqual([]);
  // Only a visitor who opens a player may cause a lookup.
  await page.mouse.down();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/profile\/steam\//);
  await expect(page.getByRole('heading', { level: 1, name: 'GoldenPan' })).toBeVisible();
  // The page uses what the press has asked for. Later it may ask again: a player can be renewed meanwhile.
  expect(calls).toEqual([...new Set(calls)]);
});

test('prefetches nothing with saved data', async ({ page }) => {
  const asked = areasAsked(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openHome(page, asked);
  // Parts of the home page have scripts, and a busy server leaves more of them to the browser.
  await page.waitForLoadState('networkidle');
  const before = [...asked].sort();
  expect(before).not.toContain('mf-favorites');
  await page.keyboard.press('Shift');
  await bestPlayer(page).hover();
  await page.waitForLoadState('networkidle');
  expect([...asked].sort()).toEqual(before);
  await main(page).getByRole('link', { name: 'Leaderboards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboards');
});

test('keeps the page while offline, and opens the requested one when the connection returns', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/ERR_INTERNET_DISCONNECTED|Failed to fetch|chunk|mf-|offline/i);
  await page.goto('/pubg');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await main(page).getByRole('link', { name: 'Leaderboards' }).click();
  await expect(page.getByText('You are offline. The page opens when the connection is back.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Look up any');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboards');
  await expect(page.getByRole('list', { name: 'The best players on Steam' })).toBeVisible();
});
