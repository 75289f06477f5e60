import fc from 'fast-check';
import { pageWindow } from './index.ts';

test.each([
  ['the first of few', 1, 3, [1, 2, 3], null, null],
  ['exactly five', 5, 5, [1, 2, 3, 4, 5], null, null],
  ['the first window of many', 5, 11, [1, 2, 3, 4, 5], null, 6],
  ['a window in the middle', 7, 11, [6, 7, 8, 9, 10], 1, 11],
  ['the last window', 11, 11, [11], 6, null],
  ['a full last window', 10, 10, [6, 7, 8, 9, 10], 1, null],
  ['the only page', 1, 1, [1], null, null],
  ['no page', 1, 0, [], null, null],
])('%s', (_, page, total, pages, previous, next) => {
  expect(pageWindow(page, total)).toEqual({ pages, current: page, previous, next });
});

test.each([
  [99, 11, 11],
  [0, 11, 1],
  [-3, 11, 1],
  [2.9, 11, 2],
  [Number.NaN, 11, 1],
])('page %d of %i counts as page %i', (page, total, current) => {
  expect(pageWindow(page, total).current).toBe(current);
});

test('an invalid number of pages counts as none', () => {
  expect(pageWindow(1, Number.NaN)).toEqual({ pages: [], current: 1, previous: null, next: null });
  expect(pageWindow(1, -4).pages).toEqual([]);
});

test('links to every page and to no page outside the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (page, total) => {
      const { pages, current, previous, next } = pageWindow(page, total);
      expect(pages).toContain(current);
      expect(pages.length).toBeLessThanOrEqual(5);
      expect(previous === null).toBe(current <= 5);
      expect(next === null).toBe((pages.at(-1) ?? 0) >= total);
      for (const jump of [previous, next]) expect(jump === null || (jump >= 1 && jump <= total)).toBe(true);
    }),
  );
});
