import type { APIRequestContext, Page } from '@playwright/test';
import { busyServer, openPage } from '../busy-server.ts';
import { expectShiftsWithin, watchShifts } from '../layout-shifts.ts';
import { scrollNear } from '../scroll-near.ts';
import { expect, test } from '../test.ts';

const compare = '/pubg/favorite/compare';

const readJson = async (request: APIRequestContext, path: string) =>
  (await (await request.get(`/api/v1${path}`)).json()).data;

/** Hotdrop and those who were most often in one team with Hotdrop. */
async function squad(request: APIRequestContext, count: number) {
  const { player } = await readJson(request, '/players/steam/Hotdrop');
  const { teammates } = await readJson(request, `/players/steam/${player.accountId}/teammates`);
  const found: readonly { accountId: string; name: string }[] = [player, ...teammates.slice(0, count - 1)];
  return found;
}

const addressOf = (players: readonly { readonly name: string }[]) =>
  `${compare}?${players.map(({ name }) => `player=steam.${encodeURIComponent(name)}`).join('&')}`;

// The stats of several players are many calls.
test.beforeEach(({ mayComplain }) => mayComplain(busyServer));

const stats = (page: Page) => page.getByRole('table', { name: /^Stats/ });
const cards = (page: Page) => page.getByRole('region', { name: 'Players' }).getByRole('listitem');
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('says who leads, draws the radar, and moves a player first', async ({ page, context, request }) => {
    const players = await squad(request, 3);
    const [, mate] = players;
    await watchShifts(context);
    await openPage(page, addressOf(players));
    await expect(page.getByRole('heading', { name: 'Compare players' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/(leads?|most|equal)/);
    // A phone shows the names of stats in the cells, so the table has no head.
    await expect(stats(page).getByRole('row')).toHaveCount(9);
    await expect(
      stats(page)
        .getByText(/ more$/)
        .first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');

    const radar = page.getByRole('img', { name: 'Radar of the stats in the table' });
    await scrollNear(radar);
    await expect(radar.locator('path').first()).toBeVisible();
    const table = page.getByRole('table', { name: 'Share of ranked players left behind' });
    await expect(table.getByRole('row')).toHaveCount(7);

    await expect(page.getByRole('region', { name: 'Together' }).getByRole('link').first()).toBeVisible();
    await expectShiftsWithin(page, 0.02);

    await page.getByRole('link', { name: `Compare against ${mate?.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`compare\\?player=steam\\.${mate?.name}&player=steam\\.Hotdrop`));
    await expect(cards(page).first()).toContainText(`${mate?.name}`);
    await expect(cards(page).first()).toContainText('compared against');
    await expect(page.getByRole('link', { name: 'Compare against Hotdrop' })).toBeVisible();
  });

  test('shows the stats of six players inside the window', async ({ page, request }) => {
    await openPage(page, addressOf(await squad(request, 6)));
    await expect(cards(page)).toHaveCount(6);
    const { x, width } = (await stats(page).boundingBox()) ?? { x: 0, width: Number.NaN };
    expect(x + width).toBeLessThanOrEqual(360);
  });

  test('opens a shared match', async ({ page, request }) => {
    await openPage(page, addressOf(await squad(request, 2)));
    const match = page.getByRole('region', { name: 'Together' }).getByRole('link').first();
    await expect(match).toContainText(/#\d+ of \d+/);
    await match.click();
    await expect(page).toHaveURL(/\/profile\/steam\/.+\/matches\//);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
