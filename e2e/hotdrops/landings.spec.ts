import type { Page } from '@playwright/test';
import { busyServer } from '../busy-server.ts';
import { scrollNear } from '../scroll-near.ts';
import { expect, test } from '../test.ts';

interface Drops {
  readonly matches: number;
  readonly towns: readonly { town: string | null; landings: number; averagePlace: number }[];
}

test.beforeEach(({ mayComplain }) => mayComplain(busyServer));

const readDrops = async (page: Page, query = ''): Promise<Drops> =>
  (await (await page.request.get(`/api/v1/hotdrops/Baltic_Main${query}`)).json()).data;

const openErangel = (page: Page) => page.goto('/pubg/hotdrops/erangel');

const table = (page: Page) => page.getByRole('table', { name: 'Towns of Erangel' });

test('the table has the figures of the API, and sorts by a press on a head', async ({ page }) => {
  await openErangel(page);
  await expect(async () => {
    await page.reload();
    const { towns } = await readDrops(page);
    const figures = towns.filter(({ town }) => town).map(({ landings }) => landings.toLocaleString('en'));
    await expect(table(page).locator('tbody th:has(a) + td')).toHaveText(figures, { timeout: 1_000 });
  }).toPass();
  await table(page).getByRole('link', { name: 'Avg place' }).click();
  await expect(table(page).locator('[aria-sort=ascending]')).toContainText('Avg place');
  const places = await table(page).locator('tbody tr:has(a) td:nth-of-type(2)').allTextContents();
  expect(places.map(Number)).toEqual(places.map(Number).toSorted((a, b) => a - b));
});

test('a town that the pointer touches in the table is named on the map, and a press opens it below', async ({
  page,
}) => {
  await openErangel(page);
  const link = table(page).getByRole('rowheader').nth(2).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/town=/);
  const map = page.getByRole('region', { name: 'Map of Erangel' });
  await expect(map.getByRole('heading', { name })).toBeVisible();
});

test('filters keep the view, and the page keeps its place', async ({ page }) => {
  await openErangel(page);
  const map = page.getByRole('region', { name: 'Map of Erangel' });
  await map.getByRole('link', { name: 'Cells' }).click();
  await expect(page).toHaveURL('/pubg/hotdrops/erangel?by=cells');
  await expect(map.locator('rect[data-step="7"]').first()).toBeAttached();
  await map.getByRole('link', { name: 'Dead in 2 min' }).click();
  await expect(page).toHaveURL('/pubg/hotdrops/erangel?layer=dead&by=cells');
  await page.getByRole('navigation', { name: 'Kind of match' }).getByRole('link', { name: 'Ranked' }).click();
  await expect(page).toHaveURL('/pubg/hotdrops/erangel?kind=ranked&layer=dead&by=cells');
});

test('home, all maps, and a map lead to each other', async ({ page }) => {
  await openErangel(page);
  await page.goto('/pubg');
  const part = page.getByRole('region', { name: 'Hottest drop today' });
  const town = part.getByRole('heading', { level: 3 }).getByRole('link');
  const name = (await town.textContent()) ?? '';
  await town.click();
  await expect(page).toHaveURL(/\/pubg\/hotdrops\/[a-z-]+\?town=/);
  await expect(page.getByRole('region', { name: /^Map of/ }).getByRole('heading', { name })).toBeVisible();
  await page.getByRole('link', { name: 'All maps' }).click();
  await expect(page).toHaveURL('/pubg/hotdrops');
  await expect(page.getByRole('region', { name: 'Hottest drop today' })).toBeVisible();
});

test('a player’s profile says where they land', async ({ page }) => {
  await openErangel(page);
  const { player } = (await (await page.request.get('/api/v1/players/steam/Hotdrop')).json()).data;
  const readLandings = async () => {
    const answer = await page.request.get(`/api/v1/players/steam/${player.accountId}/landings`);
    return (await answer.json()).data;
  };
  await expect.poll(async () => (await readLandings()).landings, { timeout: 60_000 }).toBeGreaterThan(9);
  await page.goto('/pubg/profile/steam/Hotdrop');
  const part = page.getByRole('region', { name: 'Where Hotdrop lands' });
  // A busy server leaves the part to the browser, which loads it when it comes near.
  await scrollNear(page.locator('[data-part="mf-hotdrops/landings"]'));
  const [{ fightsWon: won, fightsLost: lost }] = (await readLandings()).maps;
  await expect(part.getByText(/^Fights won:/)).toHaveText(`Fights won: ${won} of ${won + lost}`);
  await part.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/pubg\/hotdrops\/[a-z-]+\?town=/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map, its filters, and its table work', async ({ page }) => {
    await expect(async () => {
      await openErangel(page);
      await table(page).getByRole('link', { name: 'Win rate' }).click();
      await expect(table(page).locator('[aria-sort=descending]')).toContainText('Win rate', {
        timeout: 2_000,
      });
      await page.getByRole('navigation', { name: 'Map' }).getByRole('link', { name: 'Taego' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taego hot drops', { timeout: 2_000 });
    }).toPass();
  });
});
