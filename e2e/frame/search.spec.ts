import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Player name' });

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
