import { fakeSite } from '@hotdrop/shared-domain/testing';
import { someRows } from '../../testing/fixtures.ts';
import { tiersBelow } from './tier-segments.ts';

const { seasons, tiers: rules } = fakeSite().game;
const bands = rules.bands(seasons.read('pc-2018-43'));

test('every tier stands once below its bars, and together they have all of the width and all players', () => {
  const tiers = tiersBelow(someRows, bands);
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

test('a tier that nobody has reached stands nowhere', () => {
  const tiers = tiersBelow(someRows.slice(0, 10), bands);
  expect(tiers.map(({ tier }) => tier.id)).toEqual(['bronze', 'silver', 'gold']);
});

test('without bands or bars there are no tiers', () => {
  expect(tiersBelow(someRows, [])).toEqual([]);
  expect(tiersBelow([], bands).every(({ share }) => share === 0)).toBe(true);
});
