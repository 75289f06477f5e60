import { aRatingRow } from '@hotdrop/shared-domain/testing';
import fc from 'fast-check';
import { barOf, placeOf } from './bar-position.ts';

const rows = [
  aRatingRow({ from: null, to: 999 }),
  aRatingRow({ from: 1000, to: 1099 }),
  aRatingRow({ from: 1100, to: null }),
];

test.each([
  [0, 0],
  [999, 0],
  [999.6, 0],
  [1000, 1],
  [1099.5, 1],
  [1100, 2],
  [9999, 2],
])('%d points stand in bar %i', (points, bar) => {
  expect(barOf(rows, points)).toBe(bar);
});

test('points outside of all bars stand in none', () => {
  const closed = [aRatingRow({ from: 1000, to: 1099 })];
  expect([900, 1100].map((points) => barOf(closed, points))).toEqual([-1, -1]);
  expect([900, 1100].map((points) => placeOf(closed, points))).toEqual([0, 1]);
});

test('a point in the middle of a bar lies in the middle of it', () => {
  expect(placeOf(rows, 1050)).toBe(0.5);
});

test('more points never lie further left, and never outside of the chart', () => {
  const points = fc.double({ min: 0, max: 5000, noNaN: true });
  fc.assert(
    fc.property(points, points, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(placeOf(rows, low)).toBeLessThanOrEqual(placeOf(rows, high));
      expect(placeOf(rows, high)).toBeLessThanOrEqual(1);
    }),
  );
});
