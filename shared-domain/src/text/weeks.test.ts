import { parseWeek, startOfWeek, weekBefore, weekdayOf, weekOf } from './index.ts';

test.each([
  ['2026-11-16T00:00:00Z', 0, '2026-W47'],
  ['2026-11-22T23:59:59.999Z', 6, '2026-W47'],
  ['2026-01-01T12:00:00Z', 3, '2026-W01'],
  ['2027-01-03T23:59:59Z', 6, '2026-W53'],
  ['2027-01-04T00:00:00Z', 0, '2027-W01'],
  ['2024-12-30T00:00:00Z', 0, '2025-W01'],
  ['2021-01-01T00:00:00Z', 4, '2020-W53'],
])('%s is on weekday %i of week %s', (time, weekday, id) => {
  const at = Date.parse(time);
  const week = weekOf(at);
  expect([weekdayOf(at), week.id]).toEqual([weekday, id]);
  expect(parseWeek(id)).toEqual(week);
  expect(startOfWeek(at)).toBe(week.start);
  expect(new Date(week.start).getUTCDay()).toBe(1);
});

test('reads other spellings of a week, and nothing else', () => {
  expect(parseWeek('2026-w47')?.id).toBe('2026-W47');
  expect(parseWeek('2026-W7')).toEqual(parseWeek('2026-W07'));
  const wrong = ['2026-W99', '2026-W00', '2025-W53', '2026-W54', '2026-47', '2026-W', 'W47', '', '2026-W047'];
  expect(wrong.filter(parseWeek)).toEqual([]);
});

test('goes over the end of a year', () => {
  const last = weekOf(Date.parse('2027-01-01T00:00:00Z'));
  expect([weekBefore(last).id, last.id, weekOf(last.end).id]).toEqual(['2026-W52', '2026-W53', '2027-W01']);
});
