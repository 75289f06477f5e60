import { startOfWeek, weekdayOf } from './days.ts';

test.each([
  ['2026-11-16T00:00:00Z', 0],
  ['2026-11-18T12:30:00Z', 2],
  ['2026-11-22T23:59:59.999Z', 6],
  ['1970-01-01T00:00:00Z', 3],
  ['1969-12-28T23:00:00Z', 6],
])('%s is on the weekday that the calendar has', (time, weekday) => {
  const at = Date.parse(time);
  expect(weekdayOf(at)).toBe(weekday);
  expect((new Date(at).getUTCDay() + 6) % 7).toBe(weekday);
});

test.each(['2026-11-16T00:00:00Z', '2026-11-22T23:59:59.999Z'])(
  'the week of %s begins on its Monday',
  (time) => {
    expect(new Date(startOfWeek(Date.parse(time))).toISOString()).toBe('2026-11-16T00:00:00.000Z');
  },
);
