import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const opener = (page: Page) => page.getByRole('search').getByRole('button', { name: /^Platform:/ });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Platform' });

async function open(page: Page, address = '/pubg/ranks') {
  await page.goto(address);
  await opener(page).click();
  await expect(modal(page)).toBeVisible();
}

test('lists the platforms in their order and marks the chosen one', async ({ page }) => {
  await open(page);
  await expect(modal(page).getByRole('listitem')).toHaveText([
    'SteamSelected',
    'Kakao',
    'PSN',
    'Stadia',
    'Xbox',
  ]);
  await expect(modal(page).getByRole('button', { pressed: true })).toHaveText('SteamSelected');
  await expect(modal(page).getByRole('button', { pressed: true })).toBeFocused();
});

test('keeps the choice for the next search, other tabs, and the next visit', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/pubg/ranks');
  await open(page);
  await modal(page).getByRole('button', { name: 'Kakao' }).click();
  await expect(modal(page)).toBeHidden();
  await expect(opener(page)).toHaveAccessibleName('Platform: Kakao');
  await expect(opener(other)).toHaveAccessibleName('Platform: Kakao');

  await page.getByRole('combobox').fill('LootGoblin');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/pubg/profile/kakao/LootGoblin');
  await page.reload();
  await expect(opener(page)).toHaveAccessibleName('Platform: Kakao');
});

test('opens as a sheet at the bottom of a phone’s window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await expect
    .poll(async () => {
      const box = await modal(page).boundingBox();
      return box && [box.x, box.width, Math.round(box.y + box.height)];
    })
    .toEqual([0, 360, 740]);
});
