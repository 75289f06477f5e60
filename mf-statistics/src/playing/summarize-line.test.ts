import { inKorea, inUtc } from '@hotdrop/shared-domain/text';
import type { LinePoint } from './line-series.ts';
import { findBusyHours, summarizeLine } from './summarize-line.ts';

const hour = 3_600_000;
const point = (hours: number, value: number, change: Partial<LinePoint> = {}): LinePoint => ({
  at: hours * hour,
  value,
  peak: null,
  earlier: null,
  isOpen: false,
  ...change,
});

describe('the summary of a line', () => {
  it('leaves out the step that is not over', () => {
    const line = [point(0, 10), point(1, 30), point(2, 1, { isOpen: true })];
    expect(summarizeLine(line, inUtc)).toMatchObject({
      highest: { at: hour, value: 30 },
      lowest: { at: 0, value: 10 },
      mean: 20,
    });
    expect(summarizeLine(line.slice(2), inUtc)).toBeNull();
  });

  it('has the highest peak of long steps', () => {
    const line = [point(0, 10, { peak: 90 }), point(24, 30, { peak: 40 })];
    expect(summarizeLine(line, inUtc)).toMatchObject({ highest: { at: 0, value: 90 }, busiestHour: null });
  });

  it('has the earlier mean if every step is known', () => {
    expect(summarizeLine([point(0, 1, { earlier: 4 }), point(1, 1, { earlier: 6 })], inUtc)).toMatchObject({
      earlierMean: 5,
    });
    expect(summarizeLine([point(0, 1, { earlier: 4 }), point(1, 1)], inUtc)).toMatchObject({
      earlierMean: null,
    });
  });

  it('has the busiest three hours of the visitor’s clock', () => {
    const line = Array.from({ length: 48 }, (_, index) =>
      point(index, [12, 13, 14].includes(index % 24) ? 9 : 1),
    );
    expect(summarizeLine(line, inUtc)?.busiestHour).toBe(12);
    expect(summarizeLine(line, inKorea)?.busiestHour).toBe(21);
    expect(summarizeLine(line.slice(0, 12), inUtc)?.busiestHour).toBeNull();
  });
});

test.each([
  [21, '21:00', '24:00'],
  [22, '22:00', '01:00'],
  [0, '00:00', '03:00'],
])('hours from %i are %s to %s', (start, from, to) => {
  expect(findBusyHours(start)).toEqual({ from, to });
});
