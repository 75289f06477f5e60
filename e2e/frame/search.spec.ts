import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Player name' });
const lookups = '**/api/v1/rpc/player-search/**';

/** Types a name and sends it; the suggestions stay out of the way. */
async function search(page: Page, name: string) {
  await field(page).fill(name);
  await field(page).press('Enter');
}

test('finds a player, clears the field, and remembers the name', async ({ page }) => {
  await page.goto('/pubg/ranks');
  await search(page, 'Hotdrop');
  await expect(page).toHaveURL('/pubg/profile/steam/Hotdrop');
  await expect(field(page)).toHaveValue('');
  await page.getByRole('banner').getByRole('link', { name: 'Hotdrop' }).click();
  const recent = page.getByRole('main').getByRole('link', { name: 'Hotdrop', exact: true });
  await expect(recent).toHaveAttribute('href', '/pubg/profile/steam/Hotdrop');
  await page.getByRole('button', { name: 'Clear recently viewed players' }).click();
  await expect(recent).toBeHidden();
});

test('suggests the right spelling for a name in another case', async ({ page }) => {
  await page.goto('/pubg');
  await search(page, 'hotdrop');
  await expect(page).toHaveURL('/pubg/search?shard=steam&name=hotdrop');
  await expect(page.getByText('player is not found')).toBeVisible();
  await expect(
    page.getByText('Nicknames are case sensitive. Please check nickname and try again.'),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('hotdrop');
  await page.getByRole('link', { name: 'Hotdrop Steam · different capitalization' }).click();
  await expect(page).toHaveURL('/pubg/profile/steam/Hotdrop');
});

for (const [error, words] of [
  ['busy', 'Server busy (retry after a while)'],
  ['network', 'Network error occurred.'],
] as const) {
  test(`opens the search page after a lookup that answers "${error}", where a retry succeeds`, async ({
    page,
  }) => {
    await page.route(lookups, (route) => route.fulfill({ json: { data: { error } } }));
    await page.goto('/pubg/ranks');
    await search(page, 'Hotdrop');
    await expect(page).toHaveURL('/pubg/search?shard=steam&name=Hotdrop');
    await expect(page.getByText(words)).toBeVisible();
    await page.unroute(lookups);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/pubg/profile/steam/Hotdrop');
  });
}

test('keeps the name and says that there was no answer', async ({ page, mayComplain }) => {
  mayComplain(/ERR_FAILED/);
  await page.goto('/pubg/ranks');
  const [failed] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().includes('player-search')),
    page.route(lookups, (route) => route.abort()).then(() => search(page, 'Hotdrop')),
  ]);
  expect(failed.failure()).not.toBeNull();
  await expect(page.getByText('Our server did not answer. Please try again.')).toBeVisible();
  await expect(field(page)).toHaveValue('Hotdrop');
  await expect(page).toHaveURL('/pubg/ranks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboards');
});

test('sends no second lookup while one runs', async ({ page }) => {
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(lookups, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto('/pubg/ranks');
  await search(page, 'Hotdrop');
  await expect(page.getByRole('search').locator('form')).toHaveAttribute('aria-busy', 'true');
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Search' }).click();
  answer();
  await expect(page).toHaveURL('/pubg/profile/steam/Hotdrop');
  expect(asked).toBe(1);
});

test('corrects the name of an unknown player in the search form, also in the app', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/404/);
  await page.goto('/pubg/profile/kakao/hotdro?app=1');
  await expect(field(page)).toHaveValue('hotdro');
  await expect(page.getByRole('button', { name: 'Platform: Kakao' })).toBeVisible();
  await field(page).click();
  await page.keyboard.type('Loot');
  await expect(field(page)).toHaveValue('Loot');
  await page.getByRole('link', { name: 'New search' }).click();
  await expect(page).toHaveURL('/pubg/search');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Player name' })).toBeVisible();
});
