import fc from 'fast-check';
import { aRatingRow } from '../testing/index.ts';
import { formatNumber } from '../text/index.ts';
import { shareBelow } from './distribution.ts';
import { cumulativeShares, shareBehind, shareBetween } from './index.ts';

const rows = [
  aRatingRow({ range: 'below 1,000', from: null, to: 999, ratio: 0.25 }),
  aRatingRow({ range: '1,000 ~ 1,099', from: 1000, to: 1099, ratio: 0.5 }),
  aRatingRow({ range: '1,100 and more', from: 1100, to: null, ratio: 0.25 }),
];

test('adds shares up, and finds the share below or between points', () => {
  expect(cumulativeShares(rows)).toEqual([0.25, 0.75, 1]);
  const below = [500, 999, 1000, 1050, 1100, 5000, Number.NaN].map((points) => shareBelow(rows, points));
  expect(below).toEqual([0, 0, 0.25, 0.5, 0.75, 0.75, null]);
  expect(shareBelow([], 1000)).toBeNull();
  const between = [
    shareBetween(rows, 1000, 1100),
    shareBetween(rows, 1050, null),
    shareBetween(rows, 1100, 1000),
  ];
  expect(between).toEqual([0.5, 0.5, 0]);
});

test('the shown shares before and behind a standing add up to 100 %', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000_000 }), share, (all, part) => {
      const ratio = Math.max(1, Math.round(all * part)) / all;
      const shown = (value: number) => Number(formatNumber(value * 100, 'en', 1));
      expect(shown(ratio) + shown(shareBehind(ratio))).toBeCloseTo(100);
    }),
  );
});

test('keeps every share between 0 and 1, even if rounded ratios add up to more', () => {
  const ratio = fc.double({ min: 0, max: 1, noNaN: true });
  const odd = fc.array(fc.record({ ratio, from: fc.nat(), width: fc.nat() }));
  fc.assert(
    fc.property(odd, fc.double(), (list, points) => {
      const made = list.map(({ width, ...row }) => aRatingRow({ ...row, to: row.from + width }));
      const below = shareBelow(made, points) ?? 0;
      const shares = [...cumulativeShares(made), below, shareBetween(made, points, null)];
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    }),
  );
});
