import fc from 'fast-check';
import { locales } from '../../locale/index.ts';
import {
  nextTier,
  rankedTiers,
  readSeason,
  readTier,
  tierBands,
  tierByPoints,
  titleByPoints,
} from '../index.ts';
import { pubg } from './index.ts';

const before = readSeason(pubg, 'pc-2018-35');
const since = readSeason(pubg, 'pc-2018-36');
const survival = readSeason(pubg, 'pc-2018-03');
const beta = readSeason(pubg, '2018-04');
const nothing = { tier: '', subTier: '' };

test('each season has the ladder of its time', () => {
  const ladder = (season: typeof since) =>
    rankedTiers(season).map(({ id, divisions }) => `${id} ${divisions.length}`);
  expect(ladder(before)).toEqual(['bronze 5', 'silver 5', 'gold 5', 'platinum 5', 'diamond 5', 'master 0']);
  expect(ladder(since)).toEqual([
    ...['bronze 4', 'silver 4', 'gold 4', 'platinum 4', 'crystal 4', 'diamond 4'],
    ...['master 0', 'survivor 0'],
  ]);
  expect(ladder(readSeason(pubg, 'pc-2031-01'))).toEqual(ladder(since));
  expect(ladder(beta)).toEqual([]);
  expect(tierBands(pubg, survival)).toEqual([]);
});

test.each([
  ['Crystal', '2', 'Crystal 2', '2'],
  ['diamond', '1', 'Diamond 1', '1'],
  [' Master ', '1', 'Master', ''],
  ['Unranked', '5', 'Unranked', ''],
  ['Gold', '0', 'Gold', ''],
  [' Gold ', ' 3 ', 'Gold 3', '3'],
])('reads %s and %s as %s', (tier, subTier, en, division) => {
  expect(readTier(pubg, { tier, subTier })).toMatchObject({ label: { en }, division, isKnown: true });
});

test('marks tiers without a mark of their own like others, and unknown tiers as neutral', () => {
  const markOf = (tier: string) => readTier(pubg, { tier, subTier: '' }).mark;
  expect(['elite', 'skilled', 'gold'].map(markOf)).toEqual(['crystal', 'platinum', 'gold']);
  expect(readTier(pubg, { tier: 'Obsidian', subTier: '2' })).toMatchObject({
    label: { en: 'Obsidian 2', ja: 'Obsidian 2' },
    mark: 'neutral',
    isKnown: false,
  });
  expect(readTier(pubg, nothing).label.en).toBe('–');
});

test.each([
  [Number.NaN, 'Unranked'],
  [0.9, 'Unranked'],
  [1, 'Bronze 5'],
  [199, 'Bronze 5'],
  [200, 'Bronze 4'],
  [799, 'Bronze 2'],
  [800, 'Bronze 1'],
  [1000, 'Silver'],
  [2000, 'Gold'],
  [3000, 'Platinum'],
  [4000, 'Diamond'],
  [5000, 'Elite'],
  [6000, 'Master'],
])('in old seasons %d points are %s', (points, en) => {
  expect(tierByPoints(pubg, beta, points).label.en).toBe(en);
});

test.each([
  [0, 'Unranked'],
  [1, 'Beginner 5'],
  [1000, 'Novice 5'],
  [2200, 'Experienced 4'],
  [3400, 'Skilled 3'],
  [4999, 'Specialist 1'],
  [5000, 'Expert'],
  [6000, 'Survivor'],
])('in survival seasons %d points have the title %s', (points, en) => {
  expect(titleByPoints(pubg, survival, points)?.label.en).toBe(en);
  expect(titleByPoints(pubg, since, points)).toBeNull();
});

test.each([
  ['inside a division', since, 2846, { label: 'Crystal 1', missing: 54, progress: 0.46 }],
  ['below Master', since, 3399.5, { label: 'Master', missing: 1 }],
  ['below Diamond', before, 2999, { label: 'Diamond 5', missing: 1 }],
  ['at the start', before, 1000, { label: 'Bronze 4', missing: 100, progress: 0, tierProgress: 0 }],
  [
    'below the lowest division',
    since,
    300,
    { label: 'Bronze 3', missing: 800, progress: 0, tierProgress: 0 },
  ],
])('returns the progress to the next division %s', (_, season, points, { label, ...expected }) => {
  expect(nextTier(pubg, season, points)).toMatchObject({ tier: { label: { en: label } }, ...expected });
});

test('has no next division at the top, without points, or without ranked play', () => {
  expect(nextTier(pubg, since, 2846)?.tierProgress).toBeCloseTo(246 / 400);
  const none = [nextTier(pubg, since, 3400), nextTier(pubg, before, 3500), nextTier(pubg, since, Number.NaN)];
  expect([...none, nextTier(pubg, beta, 1500)]).toEqual([null, null, null, null]);
});

test('bands begin at 1000 points and end with Master', () => {
  const bands = tierBands(pubg, since).map(({ tier, from, to }) => [tier.label.en, from, to]);
  expect([bands[0], bands[4], bands.at(-1)]).toEqual([
    ['Bronze 4', 1000, 1100],
    ['Silver 4', 1400, 1500],
    ['Master', 3400, null],
  ]);
});

test('any input gives a tier with a label and a progress between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.double(), (tier, subTier, points) => {
      const labels = [
        readTier(pubg, { tier, subTier }),
        tierByPoints(pubg, beta, points),
        titleByPoints(pubg, survival, points),
      ];
      expect(labels.every((each) => locales.every((locale) => each?.label[locale]))).toBe(true);
      const next = nextTier(pubg, since, points);
      expect(next === null || (next.missing > 0 && next.progress >= 0 && next.progress <= 1)).toBe(true);
    }),
  );
});
