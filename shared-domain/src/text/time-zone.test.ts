import fc from 'fast-check';
import {
  findTime,
  formatTimestamp,
  inTimeZone,
  inUtc,
  type OffsetAt,
  startOfDay,
  type TimeZone,
} from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const inMinutes = (time: string) => Date.parse(time) / minute;

const zones = {
  'America/Los_Angeles': [
    [inMinutes('2025-11-02T09:00Z'), -480],
    [inMinutes('2026-03-08T10:00Z'), -420],
    [inMinutes('2026-11-01T09:00Z'), -480],
    [inMinutes('2027-03-14T10:00Z'), -420],
  ],
  'Asia/Kolkata': [[0, 330]],
  // Clocks change by half an hour.
  'Australia/Lord_Howe': [
    [inMinutes('2025-10-04T15:30Z'), 660],
    [inMinutes('2026-04-04T15:00Z'), 630],
    [inMinutes('2026-10-03T15:30Z'), 660],
  ],
  // Clocks skip midnight in spring.
  'Africa/Cairo': [
    [inMinutes('2025-10-30T21:00Z'), 120],
    [inMinutes('2026-04-23T22:00Z'), 180],
    [inMinutes('2026-10-29T21:00Z'), 120],
  ],
  // Clocks show midnight twice in fall.
  'America/Havana': [
    [inMinutes('2025-11-02T05:00Z'), -300],
    [inMinutes('2026-03-08T05:00Z'), -240],
    [inMinutes('2026-11-01T05:00Z'), -300],
  ],
} satisfies Record<string, TimeZone>;
const names = Object.keys(zones) as (keyof typeof zones)[];

const from = Date.parse('2025-11-15');
const moments = fc.integer({ min: from, max: Date.parse('2027-03-01') });
const writeIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (time: number) => format.format(time);
};

test.each(names)('clocks in %s show what Intl shows', (name) => {
  const written = writeIn(name);
  const offsetAt = inTimeZone(zones[name]);
  fc.assert(fc.property(moments, (time) => expect(formatTimestamp(time, offsetAt)).toBe(written(time))));
});

test.each(names)('a day in %s begins once, with the first time of its date', (name) => {
  const offsetAt = inTimeZone(zones[name]);
  const dateOf = (time: number) => formatTimestamp(time, offsetAt).slice(0, 'YYYY-MM-DD'.length);
  fc.assert(
    fc.property(moments, (time) => {
      const start = startOfDay(time, offsetAt);
      expect(start).toBeLessThanOrEqual(time);
      expect(time - start).toBeLessThan(25 * hour);
      expect(dateOf(start)).toBe(dateOf(time));
      expect(dateOf(start - 1) < dateOf(start)).toBe(true);
    }),
  );
});

const start = (time: string, offsetAt: OffsetAt) =>
  new Date(startOfDay(Date.parse(time), offsetAt)).toISOString();

test.each([
  ['America/Los_Angeles', '2026-03-08T20:00Z', '2026-03-08T08:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-09T20:00Z', '2026-03-09T07:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-02T07:59Z', '2026-11-01T07:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-21T18:29Z', '2026-11-20T18:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-21T18:30Z', '2026-11-21T18:30:00.000Z'],
  ['Africa/Cairo', '2026-04-24T12:00Z', '2026-04-23T22:00:00.000Z'],
  ['America/Havana', '2026-11-01T12:00Z', '2026-11-01T04:00:00.000Z'],
] as const)('in %s, the day of %s begins at %s', (name, time, begin) => {
  expect(start(time, inTimeZone(zones[name]))).toBe(begin);
});

test('a skipped time is the time of the skip, and a repeated one the first', () => {
  const offsetAt = inTimeZone(zones['America/Los_Angeles']);
  const find = (local: string) => formatTimestamp(findTime(Date.parse(local), offsetAt), inUtc);
  expect(find('2026-03-08T02:00Z')).toBe('2026-03-08 10:00:00');
  expect(find('2026-03-08T03:00Z')).toBe('2026-03-08 10:00:00');
  expect(find('2026-11-01T01:30Z')).toBe('2026-11-01 08:30:00');
});

test('the first offset counts for all times before', () => {
  expect(inTimeZone(zones['America/Los_Angeles'])(0)).toBe(-8 * hour);
});
