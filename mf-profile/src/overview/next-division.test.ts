import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { findNextDivision } from './next-division.ts';

const season = pubg.seasons.read('pc-2018-43');
const ladder = (tier: string, subTier: string, points: number) =>
  findNextDivision(pubg, season, pubg.tiers.read({ tier, subTier }), points);

test('tells the way to the next division, and the mark of the tier after', () => {
  expect(ladder('Crystal', '2', 2846)).toMatchObject({
    missing: 54,
    divisions: 4,
    tier: { label: { en: 'Crystal 1' } },
    nextMark: 'diamond',
  });
});

test.each([
  ['at the top', 'Survivor', '', 5200],
  ['for a tier that is not known', 'Obsidian', '2', 2846],
  ['for players without a rank', 'Unranked', '', 0],
  ['where points and tier disagree with what was observed', 'Gold', '1', 2846],
])('says nothing %s', (_, tier, subTier, points) => {
  expect(ladder(tier, subTier, points)).toBeNull();
});
