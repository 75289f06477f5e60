import type { Page } from '@playwright/test';
import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

const hotdrop = '/pubg/profile/steam/Hotdrop';

/** Waits until the page is hydrated, so that all console messages of hydration have arrived. */
async function hydrated(page: Page) {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

const pages: Readonly<Record<string, string>> = {
  'the running season': hotdrop,
  'a season after 36': `${hotdrop}/pc-2018-42`,
  'a ranked season before 36': `${hotdrop}/pc-2018-20`,
  'a survival season': `${hotdrop}/pc-2018-03`,
  'a beta season, in its default region': '/pubg/profile/steam/OldGuard/2018-04',
  'a beta season, in a region': '/pubg/profile/pc-eu/OldGuard/2018-04',
  'the stats of a beta season': '/pubg/profile/steam/OldGuard/2018-04/stats',
  'a player who plays first person alone': `/pubg/profile/steam/FirstPerson/${currentSeason}`,
  'a player without ranked games': `/pubg/profile/steam/Casual/${currentSeason}`,
  'a player without matches': '/pubg/profile/steam/NeverLanded',
  'the matches of a player without any': `/pubg/profile/steam/NeverLanded/${currentSeason}/matches`,
  'a permanent ban': '/pubg/profile/steam/WallWatcher',
  'a temporary ban': '/pubg/profile/steam/TimeOut',
  'a console': '/pubg/profile/psn/BlueZone',
  'another console': '/pubg/profile/xbox/RedZone',
  Kakao: '/pubg/profile/kakao/LootGoblin',
  Stadia: '/pubg/profile/stadia/CloudNine',
  'a video slot': `${hotdrop}?vd=1`,
  'all stats': `${hotdrop}/${currentSeason}/stats`,
  habits: `${hotdrop}/${currentSeason}/habits`,
  'the second page of matches': `${hotdrop}/${currentSeason}/matches/2`,
  'two hundred matches': `${hotdrop}/${currentSeason}/matches/10?from=1`,
};

test('server and browser render the same page for each kind of profile', async ({ page }) => {
  test.slow();
  for (const [kind, address] of Object.entries(pages)) {
    await test.step(kind, async () => {
      await page.goto(address);
      await hydrated(page);
    });
  }
});

test('a season that does not exist: server and browser render the same page', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/404/);
  const answer = await page.goto(`${hotdrop}/pc-2019-01`);
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByText('No such season').first()).toBeVisible();
});

test('server and browser render the same views of an opened match', async ({ page }) => {
  await page.goto(`${hotdrop}/${currentSeason}/matches`);
  const link = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  for (const view of ['match', 'team', 'kills', 'standings', 'ratings']) {
    await page.goto(`${link}?view=${view}`);
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: 'Match' })).toBeVisible();
  }
});

test('server and browser render the same pages in each language', async ({ page }) => {
  for (const language of ['ko', 'zh-tw', 'zh-cn', 'ja']) {
    await page.goto(`${hotdrop}/${currentSeason}/matches?hl=${language}`);
    await hydrated(page);
  }
});
