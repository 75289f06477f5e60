import { readSeason, readTier } from '@hotdrop/shared-domain/game';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { findNextDivision } from './next-division.ts';

const season = readSeason(pubg, 'pc-2018-43');
const next = (tier: string, subTier: string, points: number) =>
  findNextDivision(pubg, season, readTier(pubg, { tier, subTier }), points);

test('returns the next division and the mark of the next tier', () => {
  expect(next('Crystal', '2', 2846)).toMatchObject({
    missing: 54,
    divisions: 4,
    tier: { label: { en: 'Crystal 1' } },
    nextMark: 'diamond',
  });
});

test.each([
  ['for the highest tier', 'Survivor', '', 5200],
  ['for an unknown tier', 'Obsidian', '2', 2846],
  ['for players without a rank', 'Unranked', '', 0],
  ['if points and tier contradict the observed divisions', 'Gold', '1', 2846],
])('returns null %s', (_, tier, subTier, points) => {
  expect(next(tier, subTier, points)).toBeNull();
});
