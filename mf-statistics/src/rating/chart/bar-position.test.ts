import { aRatingRow } from '@hotdrop/shared-domain/testing';
import fc from 'fast-check';
import { barOf, positionOf } from './bar-position.ts';

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
])('%d points are in bar %i', (points, bar) => {
  expect(barOf(rows, points)).toBe(bar);
});

test('points outside of all bars have no bar', () => {
  const closed = [aRatingRow({ from: 1000, to: 1099 })];
  expect([900, 1100].map((points) => barOf(closed, points))).toEqual([-1, -1]);
  expect([900, 1100].map((points) => positionOf(closed, points))).toEqual([0, 1]);
});

test('the middle of a bar has the middle position', () => {
  expect(positionOf(rows, 1050)).toBe(0.5);
});

test('more points are never further left, and never outside of the chart', () => {
  const points = fc.double({ min: 0, max: 5000, noNaN: true });
  fc.assert(
    fc.property(points, points, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(positionOf(rows, low)).toBeLessThanOrEqual(positionOf(rows, high));
      expect(positionOf(rows, high)).toBeLessThanOrEqual(1);
    }),
  );
});
