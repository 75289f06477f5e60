import fc from 'fast-check';
import { aRatingRow } from '../testing/index.ts';
import { formatNumber } from '../text/index.ts';
import { shareBelow } from './distribution.ts';
import { cumulativeShares, fromMedian, shareBehind, shareBetween } from './index.ts';

const rows = [
  aRatingRow({ range: 'below 1,000', from: null, to: 999, ratio: 0.25 }),
  aRatingRow({ range: '1,000 ~ 1,099', from: 1000, to: 1099, ratio: 0.5 }),
  aRatingRow({ range: '1,100 and more', from: 1100, to: null, ratio: 0.25 }),
];

test('adds the shares up', () => {
  expect(cumulativeShares(rows)).toEqual([0.25, 0.75, 1]);
});

test.each([
  [500, 0],
  [999, 0],
  [1000, 0.25],
  [1050, 0.5],
  [1100, 0.75],
  [5000, 0.75],
])('a player with %i points is ahead of %d', (points, share) => {
  expect(shareBelow(rows, points)).toBe(share);
});

test('the share behind is unknown without rows or points', () => {
  expect(shareBelow([], 1000)).toBeNull();
  expect(shareBelow(rows, Number.NaN)).toBeNull();
});

test('computes the share of players between two values', () => {
  expect(shareBetween(rows, 1000, 1100)).toBe(0.5);
  expect(shareBetween(rows, 1050, null)).toBe(0.5);
  expect(shareBetween(rows, 1100, 1000)).toBe(0);
  expect(shareBetween([], 0, null)).toBe(0);
});

test.each([
  [0, 0.5],
  [0.031, 0.469],
  [0.5, 0],
  [1, -0.5],
  [7, -0.5],
  [-7, 0.5],
])('a standing of %d is %d from the median', (ratio, distance) => {
  expect(fromMedian(ratio)).toBeCloseTo(distance);
});

test('the shown shares before and behind a standing add up to 100 %', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (all, at) => {
        const ratio = Math.max(1, Math.round(all * at)) / all;
        const shown = (share: number) => Number(formatNumber(share * 100, 1));
        expect(shown(ratio) + shown(shareBehind(ratio))).toBeCloseTo(100);
      },
    ),
  );
});

test('keeps every share between 0 and 1, even if rounded ratios add up to more', () => {
  const odd = fc.array(
    fc.record({ ratio: fc.double({ min: 0, max: 1, noNaN: true }), from: fc.nat(), to: fc.nat() }),
  );
  fc.assert(
    fc.property(odd, fc.double(), (list, points) => {
      const made = list.map((row) => aRatingRow({ ...row, to: row.from + row.to }));
      const shares = [
        ...cumulativeShares(made),
        shareBelow(made, points) ?? 0,
        shareBetween(made, points, null),
      ];
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    }),
  );
});
