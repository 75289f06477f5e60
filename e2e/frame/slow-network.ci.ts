import type { Page } from '@playwright/test';
import { forgetShifts } from '../late-parts.ts';
import { expectShiftsWithin, watchShifts } from '../layout-shifts.ts';
import { expect, test } from '../test.ts';

const calls = '**/api/v1/**';
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const skeleton = (page: Page) => page.getByRole('main').locator('[aria-busy=true]');
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });

/** Holds all calls of the API until the gate opens. */
async function closeGate(page: Page) {
  const gate = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Opens a page with the code for slow pages, which loads when the browser is idle. */
async function openIdle(page: Page, address = '/pubg') {
  const arrived = page.waitForResponse('**/idle*.js');
  await page.goto(address);
  await arrived;
  await page.waitForLoadState('networkidle');
}

test('shows the skeleton of a slow page and a progress bar below the header, without a shift', async ({
  page,
}) => {
  await watchShifts(page);
  await openIdle(page);
  await forgetShifts(page);
  const open = await closeGate(page);
  await main(page).getByRole('link', { name: 'Leaderboards' }).click();
  await expect(skeleton(page)).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  const header = await page.getByRole('banner').boundingBox();
  const line = await progress(page).boundingBox();
  expect(line?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
  open();
  await expect(title(page)).toHaveText('Leaderboards');
  await expect(skeleton(page)).toHaveCount(0);
  await expect(progress(page)).toHaveCount(0);
  await expectShiftsWithin(page, 0.02);
});

test('shows the skeleton of a profile with the name during a slow lookup', async ({ page }) => {
  await openIdle(page);
  const open = await closeGate(page);
  const field = page.getByRole('combobox', { name: 'Player name' });
  await field.fill('Hotdrop');
  await field.press('Enter');
  await expect(page.getByText('Searching player stats. Please wait...')).toBeVisible();
  await expect(title(page)).toHaveText('Hotdrop');
  open();
  await expect(page).toHaveURL('/pubg/profile/steam/Hotdrop');
  await expect(page.getByText('Searching player stats. Please wait...')).toHaveCount(0);
});
