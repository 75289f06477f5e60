import { parseWeek, weekBefore, weekOf } from './weeks.ts';

test.each([
  ['2026-11-16T00:00:00Z', '2026-W47'],
  ['2026-11-22T23:59:59.999Z', '2026-W47'],
  ['2026-11-23T00:00:00Z', '2026-W48'],
  ['2026-01-01T12:00:00Z', '2026-W01'],
  ['2027-01-03T23:59:59Z', '2026-W53'],
  ['2027-01-04T00:00:00Z', '2027-W01'],
  ['2024-12-30T00:00:00Z', '2025-W01'],
  ['2021-01-01T00:00:00Z', '2020-W53'],
])('finds the week of %s', (time, id) => {
  const week = weekOf(Date.parse(time));
  expect(week.id).toBe(id);
  expect(parseWeek(id)).toEqual(week);
  expect(new Date(week.start).getUTCDay()).toBe(1);
});

test.each(['2026-w47', '2026-W47'])('reads %s', (text) => {
  expect(parseWeek(text)?.id).toBe('2026-W47');
});

test('reads a number without a zero', () => {
  expect(parseWeek('2026-W7')).toEqual(parseWeek('2026-W07'));
});

test.each([
  '2026-W99',
  '2026-W00',
  '2025-W53',
  '2026-W54',
  '2026-47',
  '2026-W',
  'W47',
  '',
  '2026-W047',
  '2026-W4x',
])('knows no week %j', (text) => {
  expect(parseWeek(text)).toBeNull();
});

test('goes over the end of a year', () => {
  const last = weekOf(Date.parse('2027-01-01T00:00:00Z'));
  expect([weekBefore(last).id, last.id, weekOf(last.end).id]).toEqual(['2026-W52', '2026-W53', '2027-W01']);
});
