import { inTimeZone, inUtc } from '@hotdrop/shared-domain/text';
import { countWeek, findHabit, hours } from './play-times.ts';

const minuteOf = (time: string) => Date.parse(time) / 60_000;
const columnOf = (hour: number) => hours.indexOf(hour);

/** Lists the cells that are not empty: row from Monday, hour, count. */
const cells = (starts: readonly string[], offsetAt = inUtc) =>
  countWeek(starts.map(minuteOf), offsetAt).flatMap((row, day) =>
    row.flatMap((count, at) => (count > 0 ? [[day, hours[at], count]] : [])),
  );

test('counts matches by weekday and hour, and a night as part of the evening before', () => {
  // 2026-11-23 is a Monday.
  expect(cells(['2026-11-23T21:59:00Z', '2026-11-23T21:00:00Z'])).toEqual([[0, 21, 2]]);
  expect(cells(['2026-11-24T02:10:00Z'])).toEqual([[0, 2, 1]]);
  expect(cells(['2026-11-23T05:59:00Z', '2026-11-23T06:00:00Z'])).toEqual([
    [0, 6, 1],
    [6, 5, 1],
  ]);
});

test('uses the clock of each day, so a change of clocks moves no evening', () => {
  const inLondon = inTimeZone([
    [minuteOf('2026-03-29T01:00:00Z'), 60],
    [minuteOf('2026-10-25T01:00:00Z'), 0],
  ]);
  // 20:30 on two Wednesdays, in summer and in winter.
  expect(cells(['2026-10-21T19:30:00Z', '2026-10-28T20:30:00Z'], inLondon)).toEqual([[2, 20, 2]]);
});

test('finds the densest four hours and the busiest days from 20 matches on', () => {
  const evening = (day: number, hour: number) => `2026-11-${String(day).padStart(2, '0')}T${hour}:05:00Z`;
  const few = Array.from({ length: 19 }, () => evening(22, 20));
  expect(findHabit(countWeek(few.map(minuteOf), inUtc))).toBeNull();
  const starts = [...few.slice(0, 14), ...Array.from({ length: 6 }, () => evening(18, 22)), evening(17, 13)];
  const habit = findHabit(countWeek(starts.map(minuteOf), inUtc));
  expect(habit).toEqual({
    part: 'evening',
    share: 20 / 21,
    from: expect.any(Number),
    to: expect.any(Number),
    days: [6, 2],
  });
  const from = columnOf(habit?.from ?? 0);
  expect(from).toBeGreaterThanOrEqual(columnOf(19));
  expect(from).toBeLessThanOrEqual(columnOf(20));
});
