import type { Page } from '@playwright/test';
import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

const player = '/pubg/profile/steam/Hotdrop';

const cards = (page: Page) => page.getByRole('article');
const line = (page: Page, at: number) => cards(page).nth(at).getByRole('link').first();
const opened = (page: Page) => page.getByRole('navigation', { name: 'Match' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('shows damage in team and standings, and points in ranks, without scrolling sideways', async ({
    page,
  }) => {
    /** Where a column of an opened match ends. */
    const endOf = async (table: string, column: RegExp) => {
      const head = cards(page)
        .getByRole('table', { name: table })
        .getByRole('columnheader', { name: column });
      const box = await head.boundingBox();
      return box ? box.x + box.width : Number.POSITIVE_INFINITY;
    };
    await page.goto(`${player}/${currentSeason}/matches?mode=squad&kind=ranked`);
    await line(page, 0).click();
    expect(await endOf('The team', /^Damage/)).toBeLessThanOrEqual(360);
    await opened(page).getByRole('link', { name: 'Standings' }).click();
    const standings = cards(page).getByRole('region', { name: /^Standings/ });
    await expect(standings.getByText(/[\d,]+ damage$/).first()).toBeVisible();
    await standings.getByRole('link', { name: /^All \d+ teams$/ }).click();
    expect(await endOf('All players', /^Damage/)).toBeLessThanOrEqual(360);
    await opened(page).getByRole('link', { name: 'Ranks' }).click();
    expect(await endOf('Ranks', /^Points/)).toBeLessThanOrEqual(360);
  });
});
