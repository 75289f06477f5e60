import fc from 'fast-check';
import { locales } from '../../locale/index.ts';
import { pubg } from './index.ts';

const { tiers, seasons } = pubg;
const before = seasons.read('pc-2018-35');
const since = seasons.read('pc-2018-36');
const survival = seasons.read('pc-2018-03');
const beta = seasons.read('2018-04');

test('until season 35 there are five divisions and Master', () => {
  expect(tiers.ranked(before)).toEqual([
    ...['bronze', 'silver', 'gold', 'platinum', 'diamond'].map((id) => ({
      id,
      divisions: ['5', '4', '3', '2', '1'],
    })),
    { id: 'master', divisions: [] },
  ]);
});

test('from season 36 on there are four divisions, Crystal below Diamond, Survivor on top', () => {
  expect(tiers.ranked(since)).toEqual([
    ...['bronze', 'silver', 'gold', 'platinum', 'crystal', 'diamond'].map((id) => ({
      id,
      divisions: ['4', '3', '2', '1'],
    })),
    { id: 'master', divisions: [] },
    { id: 'survivor', divisions: [] },
  ]);
});

test('a season without ranked play has no ladder', () => {
  expect(tiers.ranked(beta)).toEqual([]);
  expect(tiers.bands(survival)).toEqual([]);
  expect(tiers.next(beta, 1500)).toBeNull();
});

test.each([
  ['Crystal', '2', 'Crystal 2', '크리스탈 2', '2'],
  ['diamond', '1', 'Diamond 1', '다이아몬드 1', '1'],
  ['Master', '1', 'Master', '마스터', ''],
  [' Master ', '1', 'Master', '마스터', ''],
  ['Survivor', '', 'Survivor', '서바이버', ''],
  ['Unranked', '5', 'Unranked', '언랭크', ''],
  ['Gold', '0', 'Gold', '골드', ''],
  [' Gold ', ' 3 ', 'Gold 3', '골드 3', '3'],
])('reads %s and %s as %s', (tier, subTier, en, ko, division) => {
  expect(tiers.read({ tier, subTier })).toMatchObject({ label: { en, ko }, division, isKnown: true });
});

test('shows an unknown tier as it is, with the neutral mark', () => {
  expect(tiers.read({ tier: 'Obsidian', subTier: '2' })).toMatchObject({
    label: { en: 'Obsidian 2', ja: 'Obsidian 2' },
    mark: 'neutral',
    isKnown: false,
  });
  expect(tiers.read({ tier: 'constructor', subTier: '' })).toMatchObject({ isKnown: false });
  expect(tiers.read({ tier: '', subTier: '' }).label.en).toBe('–');
});

test.each([
  [Number.NaN, 'unranked', '', 'Unranked'],
  [-5, 'unranked', '', 'Unranked'],
  [0, 'unranked', '', 'Unranked'],
  [0.9, 'unranked', '', 'Unranked'],
  [1, 'bronze', '5', 'Bronze 5'],
  [199, 'bronze', '5', 'Bronze 5'],
  [200, 'bronze', '4', 'Bronze 4'],
  [400, 'bronze', '3', 'Bronze 3'],
  [600, 'bronze', '2', 'Bronze 2'],
  [799, 'bronze', '2', 'Bronze 2'],
  [800, 'bronze', '1', 'Bronze 1'],
  [999, 'bronze', '1', 'Bronze 1'],
  [1000, 'silver', '', 'Silver'],
  [1999, 'silver', '', 'Silver'],
  [2000, 'gold', '', 'Gold'],
  [3000, 'platinum', '', 'Platinum'],
  [4000, 'diamond', '', 'Diamond'],
  [5000, 'elite', '', 'Elite'],
  [5999, 'elite', '', 'Elite'],
  [6000, 'master', '', 'Master'],
  [99_999, 'master', '', 'Master'],
])('in old seasons %d points are %s %s', (points, id, division, en) => {
  expect(tiers.byPoints(points)).toMatchObject({ id, division, label: { en } });
});

test.each([
  [0, 'Unranked'],
  [1, 'Beginner 5'],
  [999, 'Beginner 1'],
  [1000, 'Novice 5'],
  [2200, 'Experienced 4'],
  [3400, 'Skilled 3'],
  [4600, 'Specialist 2'],
  [4999, 'Specialist 1'],
  [5000, 'Expert'],
  [6000, 'Survivor'],
])('in survival seasons %d points have the title %s', (points, en) => {
  expect(tiers.title(survival, points)?.label.en).toBe(en);
});

test('no other season has titles', () => {
  expect([before, since, beta].map((season) => tiers.title(season, 3000))).toEqual([null, null, null]);
});

test.each([
  ['elite', 'crystal'],
  ['skilled', 'platinum'],
  ['gold', 'gold'],
])('the mark of %s is the one of %s', (tier, mark) => {
  expect(tiers.read({ tier, subTier: '' }).mark).toBe(mark);
});

test('returns the progress to the next division', () => {
  expect(tiers.next(since, 2846)).toMatchObject({
    tier: { label: { en: 'Crystal 1' } },
    missing: 54,
    progress: 0.46,
  });
  expect(tiers.next(since, 2846)?.tierProgress).toBeCloseTo(246 / 400);
  expect(tiers.next(since, 3399.5)).toMatchObject({ tier: { label: { en: 'Master' } }, missing: 1 });
  expect(tiers.next(before, 2999)).toMatchObject({ tier: { label: { en: 'Diamond 5' } }, missing: 1 });
  expect(tiers.next(before, 1000)).toMatchObject({
    tier: { label: { en: 'Bronze 4' } },
    missing: 100,
    progress: 0,
    tierProgress: 0,
  });
});

test('below the lowest division progress begins at 0', () => {
  expect(tiers.next(since, 300)).toMatchObject({
    tier: { label: { en: 'Bronze 3' } },
    missing: 800,
    progress: 0,
    tierProgress: 0,
  });
});

test('has no next division at the top or without points', () => {
  expect(tiers.next(since, 3400)).toBeNull();
  expect(tiers.next(before, 3500)).toBeNull();
  expect(tiers.next(since, Number.NaN)).toBeNull();
});

test('an unknown season has the newest ladder', () => {
  expect(tiers.ranked(seasons.read('pc-2031-01'))).toEqual(tiers.ranked(since));
});

test('bands follow each other without a gap', () => {
  expect(
    tiers
      .bands(since)
      .map(({ tier, from, to }) => [tier.label.en, from, to])
      .slice(0, 5),
  ).toEqual([
    ['Bronze 4', 1000, 1100],
    ['Bronze 3', 1100, 1200],
    ['Bronze 2', 1200, 1300],
    ['Bronze 1', 1300, 1400],
    ['Silver 4', 1400, 1500],
  ]);
  expect(tiers.bands(since).at(-1)).toMatchObject({ tier: { id: 'master' }, from: 3400, to: null });
  expect(tiers.bands(before).at(-1)).toMatchObject({ tier: { id: 'master' }, from: 3500, to: null });
});

test('any input gives a tier with a label and a progress between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.double(), (tier, subTier, points) => {
      const labels = [tiers.read({ tier, subTier }), tiers.byPoints(points), tiers.title(survival, points)];
      expect(labels.every((one) => locales.every((locale) => one?.label[locale]))).toBe(true);
      const next = tiers.next(since, points);
      expect(next === null || (next.missing > 0 && next.progress >= 0 && next.progress <= 1)).toBe(true);
    }),
  );
});
