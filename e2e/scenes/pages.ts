import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

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

/** The radar becomes interactive when it is near, and shared matches can arrive later. */
const scrollToShared = async (page: Page) => {
  await page.getByRole('img').last().scrollIntoViewIfNeeded();
  await page.locator('main time').first().waitFor();
};

const player = '/pubg/profile/steam/Hotdrop';
/** The running week is empty on a Monday morning. */
const lastWeek = weekBefore(weekOf(Date.now())).id;

/** Every page with its usual content. */
export const pages: readonly Scene[] = [
  { name: 'home', address: '/pubg' },
  { name: 'profile', address: player },
  { name: 'profile-stats', address: `${player}/pc-2018-43/stats` },
  { name: 'profile-matches', address: `${player}/pc-2018-43/matches` },
  {
    name: 'profile-match',
    address: `${player}/pc-2018-43/matches`,
    act: async (page) => {
      const match = page.getByRole('article').first();
      await match.getByRole('link').first().click();
      await match.getByRole('navigation').waitFor();
    },
  },
  { name: 'profile-week', address: `${player}/week/${lastWeek}` },
  { name: 'profile-week-so-far', address: `${player}/week/${weekOf(Date.now()).id}` },
  { name: 'profile-past', address: `${player}/pc-2018-30` },
  { name: 'profile-beta', address: '/pubg/profile/pc-krjp/OldGuard/2018-04' },
  { name: 'profile-video', address: `${player}?vd=1` },
  { name: 'ranks', address: '/pubg/ranks' },
  { name: 'ranks-table', address: '/pubg/ranks/steam/squad' },
  { name: 'rating', address: '/pubg/statistics/rating' },
  { name: 'playing', address: '/pubg/statistics/playing' },
  {
    name: 'favorites',
    address: '/pubg/favorite',
    before: keepFavorites(8),
    // The list and its figures load in the browser.
    act: (page) => page.getByRole('rowheader').nth(7).getByRole('link').first().waitFor(),
  },
  {
    name: 'compare',
    address: `${compare}?player=steam.Hotdrop&player=steam.eunha-wolf&player=steam.Wolf_9412`,
    act: scrollToShared,
  },
  {
    name: 'compare-six',
    address: `${compare}?${['Hotdrop', 'eunha-wolf', 'Wolf_9412', 'Lynx_3551', 'GoldenPan', 'tokkiotter'].map((name) => `player=steam.${name}`).join('&')}`,
    act: scrollToShared,
  },
  { name: 'search', address: '/pubg/search' },
  { name: 'terms', address: '/pubg/about/terms' },
];
