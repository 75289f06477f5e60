import { expect, type Page } from '@playwright/test';
import type { Scene } from './scene.ts';

/** Opens the replay of the example player's last match, with its story or at a moment. */
async function openReplay(page: Page, moment = '') {
  const { player } = (await (await page.request.get('/api/v1/players/steam/Hotdrop')).json()).data;
  const answer = await page.request.get(`/api/v1/players/steam/${player.accountId}/matches?kind=ranked`);
  const [match] = (await answer.json()).data.matches;
  await page.goto(`/pubg/hotdrops/match/steam/${match.id}?player=Hotdrop${moment}`, {
    waitUntil: 'networkidle',
  });
}

/** Landing maps. */
export const hotdrops: readonly Scene[] = [
  { name: 'hotdrops-cells', address: '/pubg/hotdrops/erangel?by=cells&layer=dead' },
  { name: 'hotdrops-place', address: '/pubg/hotdrops/miramar?layer=place&sort=place' },
  { name: 'hotdrops-empty', address: '/pubg/hotdrops/haven' },
  { name: 'hotdrops-replay', address: '/pubg/hotdrops', act: (page) => openReplay(page) },
  {
    name: 'hotdrops-player',
    address: '/pubg/hotdrops',
    act: async (page) => {
      // A busy server may answer without the tracks, and the page then offers another try.
      await expect(async () => {
        await openReplay(page, '&t=600');
        await page.locator('canvas[data-at]').waitFor({ timeout: 20_000 });
      }).toPass();
    },
  },
];
