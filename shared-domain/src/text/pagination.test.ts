import fc from 'fast-check';
import { pageWindow } from './index.ts';

test.each([
  ['the first of few', 1, 3, [1, 2, 3], null, null],
  ['the first window of many', 5, 11, [1, 2, 3, 4, 5], null, 6],
  ['a window in the middle', 7, 11, [6, 7, 8, 9, 10], 1, 11],
  ['the last window', 11, 11, [11], 6, null],
  ['no page', 1, 0, [], null, null],
  ['an invalid number of pages', 1, Number.NaN, [], null, null],
])('%s', (_, page, total, pages, previous, next) => {
  expect(pageWindow(page, total)).toEqual({ pages, current: page, previous, next });
});

test('moves a page outside of the list into it', () => {
  const current = [99, 0, -3, 2.9, Number.NaN].map((page) => pageWindow(page, 11).current);
  expect(current).toEqual([11, 1, 1, 2, 1]);
});

test('links to every page and to no page outside the list', () => {
  const number = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(number, number, (page, total) => {
      const { pages, current, previous, next } = pageWindow(page, total);
      expect(pages).toContain(current);
      expect(pages.length).toBeLessThanOrEqual(5);
      expect(previous === null).toBe(current <= 5);
      expect(next === null).toBe((pages.at(-1) ?? 0) >= total);
      for (const jump of [previous, next]) expect(jump === null || (jump >= 1 && jump <= total)).toBe(true);
    }),
  );
});
