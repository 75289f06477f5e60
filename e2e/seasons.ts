import { findCurrentDemoSeason } from '@hotdrop/demo-world/seasons';
import { expect, type Page } from '@playwright/test';

/** The current season of the demo world as in addresses, such as `pc-2018-43`. It changes every twelve weeks. */
export const currentSeason = readCurrentSeason();

function readCurrentSeason(): string {
  const season = findCurrentDemoSeason('steam', Date.now());
  if (!season) throw new Error('The demo world has no current season on Steam.');
  return season.id.replace(/^division\.bro\.official\./, '');
}

/** Opens the list of seasons in the head of a profile, follows one of its links, and waits for that season. */
export async function chooseSeason(page: Page, season: string): Promise<void> {
  await page.getByRole('button', { name: /^Season: / }).click();
  await page.getByRole('link', { name: new RegExp(`^${season}`) }).click();
  // The address changes before the links of the page do.
  await expect(page.getByRole('button', { name: new RegExp(`^Season: ${season}`) })).toBeVisible();
}
