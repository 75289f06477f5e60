import fc from 'fast-check';
import { findPeak, keepPeaks } from './index.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T12:00:00.000Z');
const toPoints = (counts: readonly number[]) =>
  counts.map((count, index) => ({ at: new Date(start + index * 5 * minute).toISOString(), count }));

test('keeps counts that are higher than all later ones', () => {
  // One count every 5 minutes; the first slot has 7 and 6, of which 6 is never a peak.
  const peaks = keepPeaks(toPoints([7, 6, 1, 2, 5, 3, 3, 4, 1]));
  expect(peaks.map(({ count }) => count)).toEqual([7, 5, 4]);
});

test('finds the highest count since each quarter of an hour', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 60 }), fc.nat(25), (counts, quarter) => {
      const points = toPoints(counts);
      const since = start + quarter * 15 * minute;
      const today = points.filter(({ at }) => Date.parse(at) >= since).map(({ count }) => count);
      const highest = today.length > 0 ? Math.max(...today) : undefined;
      expect(findPeak(keepPeaks(points), since)?.count).toBe(highest);
    }),
  );
});

test('keeps the same peaks when a count is added', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 60 }), (counts) => {
      const points = toPoints(counts);
      const added = [...keepPeaks(points.slice(0, -1)), ...points.slice(-1)];
      expect(keepPeaks(added)).toEqual(keepPeaks(points));
    }),
  );
});
