import type { Page } from '@playwright/test';
import { busyServer } from '../busy-server.ts';
import { expect, test } from '../test.ts';

test.beforeEach(({ mayComplain }) => mayComplain(busyServer));

/** Matches of the example player with their tracks, read when the site starts. */
async function openMatches(page: Page) {
  await page.goto('/pubg/profile/steam/Hotdrop');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Matches/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/matches/);
}

const firstReplay = (page: Page) => page.getByRole('link', { name: /^Replay/ }).first();

test('a match card leads to what happened to the player in the match', async ({ page }) => {
  await openMatches(page);
  await firstReplay(page).click();
  await expect(page).toHaveURL(/\/pubg\/hotdrops\/match\/steam\/[^/]+\?player=Hotdrop/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ replay$/i);
  await expect(page.getByRole('slider', { name: 'Time' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Kill feed' })).toBeVisible();
});
