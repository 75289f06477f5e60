import type { Page } from '@playwright/test';

/** A browser that keeps the best players of a board as favorites. */
export const keepFavorites = (count: number) => async (page: Page) => {
  const { data } = await (await page.request.get('/api/v1/ranks/steam/squad')).json();
  const ranks: readonly { accountId: string; shard: string }[] = data.ranks;
  const kept = ranks.slice(0, count).map(({ accountId, shard }) => ({ accountId, shard }));
  await page.addInitScript((favorites) => {
    // A new tab's blank page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('favorites', favorites);
  }, JSON.stringify(kept));
};
