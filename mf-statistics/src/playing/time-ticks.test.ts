import { inKorea, inTimeZone } from '@hotdrop/shared-domain/text';
import fc from 'fast-check';
import { midnights, type TickVariant, timeTicks } from './time-ticks.ts';

const day = 86_400_000;
const end = Date.parse('2026-11-21T19:45:00Z');
const since = (days: number) => timeTicks(end - days * day, end, inKorea);

/** Clocks go forward on 8 March at 2:00, and back on 1 November at 2:00. */
const inLosAngeles = inTimeZone([
  [0, -480],
  [Date.parse('2026-03-08T10:00Z') / 60_000, -420],
  [Date.parse('2026-11-01T09:00Z') / 60_000, -480],
]);
const inIndia = () => 5.5 * 3_600_000;

/** Formats a tick in Korean time. */
const writeInKorea = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', ...options });
  return ({ at }: { at: number }) => format.format(at);
};

test('a day has a label every four hours', () => {
  const time = writeInKorea({ hour: '2-digit', minute: '2-digit' });
  expect(since(1).map(time)).toEqual(['08:00', '12:00', '16:00', '20:00', '00:00']);
});

test('longer ranges have days, then months, then months of years', () => {
  const variants = (days: number): TickVariant[] => [...new Set(since(days).map(({ variant }) => variant))];
  expect(variants(30)).toEqual(['day']);
  expect(variants(365)).toEqual(['month']);
  expect(variants(900)).toEqual(['monthOfYear']);
  expect(since(365).map(writeInKorea({ day: 'numeric' }))).toEqual(['1', '1', '1', '1', '1', '1']);
});

test('labels are sorted, distinct, and inside of the line', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 4000 * day }), (span) => {
      const positions = timeTicks(end - span, end, inLosAngeles).map(({ at }) => (at - end + span) / span);
      expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
      expect(positions.every((position) => position >= 0 && position < 1)).toBe(true);
      expect(positions.length).toBeLessThan(13);
    }),
  );
});

test.each([
  [
    'a week with the end of summer time',
    '2026-11-04T20:00Z',
    7,
    inLosAngeles,
    'America/Los_Angeles',
    '12:00',
  ],
  ['a week with its beginning', '2026-03-11T20:00Z', 7, inLosAngeles, 'America/Los_Angeles', '12:00'],
  ['a week in a half-hour zone', '2026-11-21T20:00Z', 7, inIndia, 'Asia/Kolkata', '12:00'],
  ['a year', '2026-11-21T20:00Z', 365, inLosAngeles, 'America/Los_Angeles', '00:00'],
] as const)('labels of %s are at the same time of the clock', (_, until, days, offsetAt, timeZone, time) => {
  const last = Date.parse(until);
  const ticks = timeTicks(last - days * day, last, offsetAt);
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  expect(ticks.length).toBeGreaterThan(5);
  expect([...new Set(ticks.map(({ at }) => format.format(at)))]).toEqual([time]);
});

test('a skipped hour has no label of its own', () => {
  const last = Date.parse('2026-03-08T13:00Z');
  const ticks = timeTicks(last - day / 4, last, inLosAngeles);
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'short' });
  expect(ticks.map(({ at }) => format.format(at))).toEqual([
    '23:00',
    '00:00',
    '01:00',
    '03:00',
    '04:00',
    '05:00',
  ]);
});

test('the days of a week begin at midnight, also on the day of a change of clocks', () => {
  const last = Date.parse('2026-03-11T20:00Z');
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'short' });
  const days = midnights(last - 7 * day, last, inLosAngeles);
  expect(days.map((at) => format.format(at))).toEqual(Array.from({ length: 7 }, () => '00:00'));
});

test.each([1, 30])('a chart of %i days has no lines between days', (days) => {
  const last = Date.parse('2026-11-21T20:00Z');
  expect(midnights(last - days * day, last, inIndia)).toEqual([]);
});
