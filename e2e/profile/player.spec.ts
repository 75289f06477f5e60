import type { Page } from '@playwright/test';
import { chooseSeason, currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

const player = '/pubg/profile/steam/Hotdrop';
const matches = `${player}/${currentSeason}/matches`;

const cards = (page: Page) => page.getByRole('article');
/** The link that covers a card's line. */
const line = (page: Page, at: number) => cards(page).nth(at).getByRole('link').first();
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name });
const opened = (page: Page) => page.getByRole('navigation', { name: 'Match' });

test('goes from the overview to a match and back, and keeps the scroll position', async ({ page }) => {
  await page.goto(player);
  await expect(page.getByRole('region', { name: 'Current rank' })).toBeVisible();

  await chooseSeason(page, 'Season 42');
  await expect(page).toHaveURL(`${player}/pc-2018-42`);
  await tab(page, 'Stats').click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await tab(page, 'Matches').click();
  await expect(cards(page)).toHaveCount(20);

  await page.getByRole('link', { name: 'Load 20 more' }).click();
  await expect(cards(page)).toHaveCount(40);
  await expect(page).toHaveURL(`${player}/pc-2018-42/matches/2?from=1`);

  await line(page, 29).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await line(page, 29).click();
  await expect(opened(page)).toBeVisible();
  await page.goBack();
  await expect(opened(page)).toBeHidden();
  await expect(cards(page)).toHaveCount(40);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('renews from idle to the changes without moving the page', async ({ page }) => {
  const address = `/pubg/profile/steam/GoldenPan/${currentSeason}?perspective=tpp`;
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const rank = page.getByRole('region', { name: 'Current rank' });
  const before = await rank.boundingBox();
  await page.getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByRole('button', { name: /Updating|In the queue/ })).toBeVisible();
  await expect(page.getByText(/^Renewed/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Up to date' })).toBeDisabled();
  expect((await rank.boundingBox())?.y).toBe(before?.y);
  await expect(page).toHaveURL(address);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens season, stats, more matches, and a kill log as links', async ({ page }) => {
    await page.goto(player);
    await expect(page.getByRole('region', { name: 'Current rank' })).toBeVisible();
    await chooseSeason(page, 'Season 42');
    await tab(page, 'Stats').click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await tab(page, 'Matches').click();
    await page.getByRole('link', { name: 'Load 20 more' }).click();
    await expect(cards(page)).toHaveCount(40);
    await line(page, 3).click();
    await page.getByRole('link', { name: 'Kill log' }).click();
    await expect(page.getByText(/\d deaths?|No Kill Logs available/)).toBeVisible();
  });

  test('filters matches with a form', async ({ page }) => {
    await page.goto(matches);
    await page.getByRole('combobox', { name: 'Mode' }).selectOption('squad');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('ranked');
    await page.getByRole('combobox', { name: 'With' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/mode=squad&kind=ranked&map=&with=account\./);
    const teammate = await page
      .getByRole('combobox', { name: 'With' })
      .locator('option:checked')
      .textContent();
    for (const text of ['Squad TPP', 'Ranked', teammate ?? 'no teammate']) {
      await expect(cards(page).first()).toContainText(text);
    }
  });
});
