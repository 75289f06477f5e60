import { findCurrentDemoSeason } from '@hotdrop/demo-world/seasons';
import { expect, type Page } from '@playwright/test';

/** The current season of the demo world as in addresses, such as `pc-2018-43`. It changes every twelve weeks. */
export const currentSeason = readCurrentSeason();

function readCurrentSeason(): string {
  const season = findCurrentDemoSeason('steam', Date.now());
  if (!season) throw new Error('The demo world has no current season on Steam.');
  return season.id.replace(/^division\.bro\.official\./, '');
}

/** Follows the tab of one of the newest seasons in the head of a profile, and waits for that season. */
export async function chooseSeason(page: Page, season: string): Promise<void> {
  const tab = page
    .getByRole('navigation', { name: 'Season', exact: true })
    .getByRole('link', { name: season });
  await tab.click();
  // The address changes before the links of the page do.
  await expect(tab).toHaveAttribute('aria-current', 'page');
}
