import type { Page } from '@playwright/test';
import { busyServer } from '../busy-server.ts';
import { scrollNear } from '../scroll-near.ts';
import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

test.beforeEach(({ mayComplain }) => mayComplain(busyServer));

const table = (page: Page) => page.getByRole('table', { name: 'Towns of Erangel' });

test('home, all maps, and a map lead to each other', async ({ page }) => {
  await page.goto('/pubg');
  const part = page.getByRole('region', { name: 'Hottest drop today' });
  const name = (await part.getByRole('heading').textContent()) ?? '';
  await part.getByRole('link').click();
  await expect(page).toHaveURL(/\/pubg\/hotdrops\/[a-z-]+\?town=/);
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Map/ }).click();
  await page.getByRole('link', { name: 'All maps' }).click();
  await expect(page).toHaveURL('/pubg/hotdrops');
  await expect(page.getByRole('region', { name: 'Hottest drop today' })).toBeVisible();
});

test('a player’s profile says where they land', async ({ page }) => {
  const { player } = (await (await page.request.get('/api/v1/players/steam/Hotdrop')).json()).data;
  const readLandings = async () => {
    const answer = await page.request.get(`/api/v1/players/steam/${player.accountId}/landings`);
    return (await answer.json()).data;
  };
  await expect.poll(async () => (await readLandings()).landings, { timeout: 60_000 }).toBeGreaterThan(9);
  await page.goto(`/pubg/profile/steam/Hotdrop/${currentSeason}/habits`);
  const part = page.getByRole('region', { name: 'Where Hotdrop lands' });
  // A busy server leaves the part to the browser, which loads it when it comes near.
  await scrollNear(page.locator('[data-part="mf-hotdrops/landings"]'));
  const { maps } = await readLandings();
  const addUp = (key: 'fightsWon' | 'fightsLost') =>
    maps.reduce((sum: number, map: Record<typeof key, number>) => sum + map[key], 0);
  const [won, lost] = [addUp('fightsWon'), addUp('fightsLost')];
  await expect(part.getByText(/^Fights won:/)).toHaveText(`Fights won: ${won} of ${won + lost}`);
  await part.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/pubg\/hotdrops\/[a-z-]+\?town=/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map, its filters, and its table work', async ({ page }) => {
    await expect(async () => {
      await page.goto('/pubg/hotdrops/erangel');
      await table(page).getByRole('link', { name: 'Won' }).click();
      await expect(table(page).locator('[aria-sort=descending]')).toContainText('Won', {
        timeout: 2_000,
      });
      await page.getByRole('button', { name: /^Map/ }).click();
      await page.getByRole('link', { name: 'Taego' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taego hot drops', { timeout: 2_000 });
    }).toPass();
  });
});
