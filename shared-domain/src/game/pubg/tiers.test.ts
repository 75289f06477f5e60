import fc from 'fast-check';
import { locales } from '../../locale/index.ts';
import { pubg } from './index.ts';

const { tiers, seasons } = pubg;
const before = seasons.read('pc-2018-35');
const since = seasons.read('pc-2018-36');
const survival = seasons.read('pc-2018-03');
const beta = seasons.read('2018-04');
const nothing = { tier: '', subTier: '' };

test('each season has the ladder of its time', () => {
  const ladder = (season: typeof since) =>
    tiers.ranked(season).map(({ id, divisions }) => `${id} ${divisions.length}`);
  expect(ladder(before)).toEqual(['bronze 5', 'silver 5', 'gold 5', 'platinum 5', 'diamond 5', 'master 0']);
  expect(ladder(since)).toEqual([
    ...['bronze 4', 'silver 4', 'gold 4', 'platinum 4', 'crystal 4', 'diamond 4'],
    ...['master 0', 'survivor 0'],
  ]);
  expect(ladder(seasons.read('pc-2031-01'))).toEqual(ladder(since));
  expect(ladder(beta)).toEqual([]);
  expect(tiers.bands(survival)).toEqual([]);
});

test.each([
  ['Crystal', '2', 'Crystal 2', '2'],
  ['diamond', '1', 'Diamond 1', '1'],
  [' Master ', '1', 'Master', ''],
  ['Unranked', '5', 'Unranked', ''],
  ['Gold', '0', 'Gold', ''],
  [' Gold ', ' 3 ', 'Gold 3', '3'],
])('reads %s and %s as %s', (tier, subTier, en, division) => {
  expect(tiers.read({ tier, subTier })).toMatchObject({ label: { en }, division, isKnown: true });
});

test('marks tiers without a mark of their own like others, and unknown tiers as neutral', () => {
  const markOf = (tier: string) => tiers.read({ tier, subTier: '' }).mark;
  expect(['elite', 'skilled', 'gold'].map(markOf)).toEqual(['crystal', 'platinum', 'gold']);
  expect(tiers.read({ tier: 'Obsidian', subTier: '2' })).toMatchObject({
    label: { en: 'Obsidian 2', ja: 'Obsidian 2' },
    mark: 'neutral',
    isKnown: false,
  });
  expect(tiers.read(nothing).label.en).toBe('–');
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
  expect(tiers.byPoints(points).label.en).toBe(en);
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
  expect(tiers.title(survival, points)?.label.en).toBe(en);
  expect(tiers.title(since, points)).toBeNull();
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
  expect(tiers.next(season, points)).toMatchObject({ tier: { label: { en: label } }, ...expected });
});

test('has no next division at the top, without points, or without ranked play', () => {
  expect(tiers.next(since, 2846)?.tierProgress).toBeCloseTo(246 / 400);
  const none = [tiers.next(since, 3400), tiers.next(before, 3500), tiers.next(since, Number.NaN)];
  expect([...none, tiers.next(beta, 1500)]).toEqual([null, null, null, null]);
});

test('bands begin at 1000 points and end with Master', () => {
  const bands = tiers.bands(since).map(({ tier, from, to }) => [tier.label.en, from, to]);
  expect([bands[0], bands[4], bands.at(-1)]).toEqual([
    ['Bronze 4', 1000, 1100],
    ['Silver 4', 1400, 1500],
    ['Master', 3400, null],
  ]);
});

test('any input gives a tier with a label and a progress between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.double(), (tier, subTier, points) => {
      const labels = [tiers.read({ tier, subTier }), tiers.byPoints(points), tiers.title(survival, points)];
      expect(labels.every((each) => locales.every((locale) => each?.label[locale]))).toBe(true);
      const next = tiers.next(since, points);
      expect(next === null || (next.missing > 0 && next.progress >= 0 && next.progress <= 1)).toBe(true);
    }),
  );
});
