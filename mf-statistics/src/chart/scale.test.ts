import fc from 'fast-check';
import { roundScale } from './scale.ts';

test('has round values on the axis', () => {
  expect(roundScale([189_000, 487_000]).ticks).toEqual([100_000, 200_000, 300_000, 400_000, 500_000]);
});

test('fits equal values', () => {
  const { ticks, at } = roundScale([400, 400]);
  expect(ticks.length).toBeGreaterThan(1);
  expect(at(400)).toBeLessThanOrEqual(1);
});

test('fits a single zero', () => {
  expect(roundScale([0]).at(0)).toBe(0);
});

test('contains every value, with at most six ticks', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5_000_000 }), { minLength: 1 }), (values) => {
      const { ticks, at } = roundScale(values);
      expect(ticks.length).toBeLessThanOrEqual(6);
      for (const value of values) {
        expect(at(value)).toBeGreaterThanOrEqual(0);
        expect(at(value)).toBeLessThanOrEqual(1.000001);
      }
    }),
  );
});
