import { fakeSite } from '@hotdrop/shared-domain/testing';
import { someRows } from '../../testing/fixtures.ts';
import { tierSegments } from './tier-segments.ts';

const { seasons, tiers: rules } = fakeSite().game;
const bands = rules.bands(seasons.read('pc-2018-43'));

test('every tier has one segment, and all segments add up to the full width and all players', () => {
  const tiers = tierSegments(someRows, bands);
  expect(tiers.map(({ tier }) => tier.id)).toEqual([
    'bronze',
    'silver',
    'gold',
    'platinum',
    'crystal',
    'diamond',
    'master',
  ]);
  const sum = (part: 'width' | 'share') => tiers.reduce((all, tier) => all + tier[part], 0);
  expect(sum('width')).toBeCloseTo(1);
  expect(sum('share')).toBeCloseTo(1);
});

test('omits a tier above the last bar', () => {
  const tiers = tierSegments(someRows.slice(0, 10), bands);
  expect(tiers.map(({ tier }) => tier.id)).toEqual(['bronze', 'silver', 'gold']);
});

test('without bands or bars there are no tiers', () => {
  expect(tierSegments(someRows, [])).toEqual([]);
  expect(tierSegments([], bands).every(({ share }) => share === 0)).toBe(true);
});
