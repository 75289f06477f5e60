import fc from 'fast-check';
import { readDensity, toLevels, writeDensity } from './index.ts';

test('reads the grid that it wrote', () => {
  const grid = fc
    .array(fc.nat(15), { minLength: 64, maxLength: 64 })
    .map((levels) => Uint8Array.from(levels));
  fc.assert(fc.property(grid, (levels) => expect(readDensity(writeDensity(levels), 8)).toEqual(levels)));
});

test('writes empty squares as a number and a letter', () => {
  expect(writeDensity(Uint8Array.from([0, 0, 0, 15, 1]))).toBe('3apb');
});

test('reads damaged text as an empty grid, never beyond its edge', () => {
  expect(readDensity('999999999999b!?', 2)).toEqual(Uint8Array.from([1, 1, 1, 1]));
  expect(readDensity('', 2)).toEqual(new Uint8Array(4));
});

test('levels grow with the logarithm, and one passer-by is visible', () => {
  expect([...toLevels([0, 1, 10, 100, 1_000])]).toEqual([0, 2, 5, 10, 15]);
  expect([...toLevels([0, 0])]).toEqual([0, 0]);
});
