import { setTimeout } from 'node:timers/promises';
import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { Answer } from '@hotdrop/shared-domain/wire';
import type { Page } from '@playwright/test';
import { scrollNear } from '../scroll-near.ts';
import { currentSeason } from '../seasons.ts';
import { areaPages } from './area-pages.ts';
import { arriving, changeAnswers, type Scene } from './scene.ts';

/** Sets the best players of a board as the browser's favorites. */
export const keepFavorites = (count: number) => async (page: Page) => {
  const { data } = await (await page.request.get('/api/v1/ranks/steam/squad')).json();
  const ranks: readonly { accountId: string; shard: string }[] = data.ranks;
  const kept = ranks.slice(0, count).map(({ accountId, shard }) => ({ accountId, shard }));
  await page.addInitScript((favorites) => {
    // A new tab's blank page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('favorites', favorites);
  }, JSON.stringify(kept));
};

const compare = '/pubg/favorite/compare';
const steamRating = '/pubg/statistics/rating?shard=steam&mode=squad';

/**
 * Shared matches can arrive later than the radar. A busy server shows a comparison
 * without the stats that it could not read in time, and the scene is not about them.
 */
const loadSharedMatches = async (page: Page) => {
  const radar = page.getByRole('main').getByRole('img').last();
  while ((await radar.count()) === 0) {
    await setTimeout(1_000);
    await page.reload();
  }
  await scrollNear(radar);
  await page.locator('main time').first().waitFor();
  // A picture of the whole page has its sticky heads where they are at the top.
  await page.evaluate(() => scrollTo(0, 0));
};

const player = '/pubg/profile/steam/Hotdrop';
/** The running week is empty on a Monday morning. */
const last = weekBefore(weekOf(Date.now()));

/** Opens a page in the browser at a time, because the server's clock cannot be set. */
const openAt = (
  time: number,
  address: string,
  act: (page: Page) => Promise<unknown>,
): Pick<Scene, 'address' | 'before' | 'act'> => ({
  before: (page) => page.clock.setFixedTime(time),
  ...arriving(
    address,
    (page) =>
      changeAnswers<Answer<'getWeek'>>(page, 'players/*/*/weeks/*', (data) => ({
        ...data,
        isOver: Date.parse(data.end) <= time,
      })),
    act,
  ),
});

/** Every page with its usual content. */
export const pages: readonly Scene[] = [
  { name: 'home', address: '/pubg' },
  ...areaPages,
  { name: 'profile-stats', address: `${player}/${currentSeason}/stats` },
  { name: 'profile-matches', address: `${player}/${currentSeason}/matches` },
  { name: 'profile-habits', address: `${player}/${currentSeason}/habits` },
  {
    name: 'profile-match',
    address: `${player}/${currentSeason}/matches`,
    act: async (page) => {
      const match = page.getByRole('article').first();
      await match.getByRole('link').first().click();
      await match.getByRole('navigation').waitFor();
    },
  },
  { name: 'profile-week', address: `${player}/week/${last.id}` },
  {
    name: 'profile-week-so-far',
    ...openAt(last.end - 3_600_000, `${player}/week/${last.id}`, (page) =>
      page.locator('main img[src*="card.png"]').waitFor({ state: 'attached' }),
    ),
  },
  { name: 'profile-past', address: `${player}/pc-2018-30` },
  { name: 'profile-beta', address: '/pubg/profile/pc-krjp/OldGuard/2018-04' },
  { name: 'profile-video', address: `${player}?vd=1` },
  { name: 'ranks-table', address: '/pubg/ranks/steam/squad' },
  {
    name: 'rating-marks',
    address: `${steamRating}&player=Hotdrop&with=cumulative`,
    before: keepFavorites(6),
    // Flags and their list load in the browser.
    act: (page) => page.locator('main [style*="--narrow-row"]').nth(4).waitFor({ state: 'attached' }),
  },
  { name: 'rating-region', address: '/pubg/statistics/rating?shard=pc-eu&mode=squad' },
  { name: 'rating-stadia', address: '/pubg/statistics/rating?shard=stadia' },
  {
    name: 'playing-compared',
    address: '/pubg/statistics/playing?range=week&compare=week',
    act: (page) => page.getByRole('slider').first().focus(),
  },
  { name: 'playing-year', address: '/pubg/statistics/playing?range=year' },
  {
    name: 'favorites',
    address: '/pubg/favorite',
    before: keepFavorites(8),
    // The list and its stats load in the browser.
    act: (page) => page.getByRole('rowheader').nth(7).getByRole('link').first().waitFor(),
  },
  {
    name: 'compare',
    address: `${compare}?player=steam.Hotdrop&player=steam.eunha-wolf&player=steam.Wolf_9412`,
    act: loadSharedMatches,
  },
  {
    name: 'compare-six',
    address: `${compare}?${['Hotdrop', 'eunha-wolf', 'Wolf_9412', 'Lynx_3551', 'GoldenPan', 'tokkiotter'].map((name) => `player=steam.${name}`).join('&')}`,
    act: loadSharedMatches,
  },
  { name: 'search', address: '/pubg/search' },
  { name: 'terms', address: '/pubg/about/terms' },
  { name: 'api', address: '/pubg/api?call=getPlayer&shard=steam&player=Hotdrop&send=1' },
  { name: 'account', address: '/pubg/account' },
  { name: 'panel', address: '/pubg/panel/mf-profile/rank?player=steam/Hotdrop' },
];
