import fc from 'fast-check';
import { getLanguage, type Locale, locales } from '../locale/index.ts';
import {
  type DateFormat,
  findTime,
  formatDate,
  formatRelativeTime,
  formatTime,
  formatTimestamp,
  inKorea,
  inTimeZone,
  inUtc,
  startOfDay,
  type TimeZone,
} from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.parse('2026-11-21T12:00:00.000Z');

describe('dates', () => {
  const anyMoment = fc.integer({ min: Date.parse('2017-01-01'), max: Date.parse('2099-12-31') });
  const inSeoul = { timeZone: 'Asia/Seoul', hourCycle: 'h23' } as const;
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const parts: Readonly<Record<DateFormat, Intl.DateTimeFormatOptions>> = {
    date: { day: 'numeric', month: 'short', year: 'numeric' },
    dayTime: { day: 'numeric', month: 'short', ...clock },
    day: { day: 'numeric', month: 'short' },
    timestamp: { day: 'numeric', month: 'short', year: 'numeric', ...clock, second: '2-digit' },
    wholeWeekday: { weekday: 'long', day: 'numeric', month: 'long' },
    weekday: { weekday: 'short', day: 'numeric' },
    month: { month: 'short' },
    monthOfYear: { month: 'short', year: 'numeric' },
  };
  const formats = Object.keys(parts) as DateFormat[];
  const tagOf = (locale: Locale) => (locale === 'en' ? 'en-US' : getLanguage(locale).tag);
  /** Players write these dates differently from `Intl`. */
  const differs = (locale: Locale, format: DateFormat) =>
    (format === 'weekday' && ['en', 'zh-tw'].includes(locale)) ||
    (format === 'wholeWeekday' && locale === 'ja');

  test.each([
    ['en', 'weekday', 'Sun 1'],
    ['zh-tw', 'weekday', '1日 週日'],
    ['ja', 'wholeWeekday', '11月1日(日)'],
  ] as const)('in %s, a date as %s is %s', (locale, format, written) => {
    expect(formatDate(Date.parse('2026-11-01T03:00:00.000Z'), format, locale, inKorea)).toBe(written);
  });

  test.each(locales)('in %s have the format that Intl has', (locale) => {
    for (const format of formats.filter((each) => !differs(locale, each))) {
      const usual = new Intl.DateTimeFormat(tagOf(locale), { ...inSeoul, ...parts[format] });
      fc.assert(
        fc.property(anyMoment, (moment) => {
          expect(formatDate(moment, format, locale, inKorea)).toBe(usual.format(moment));
        }),
      );
    }
  });

  test('have the same times and timestamps in every language', () => {
    const usual = new Intl.DateTimeFormat('en-US', { ...inSeoul, ...clock });
    fc.assert(
      fc.property(anyMoment, (moment) => expect(formatTime(moment, inKorea)).toBe(usual.format(moment))),
    );
    expect(formatTimestamp(Date.parse('2026-12-31T23:59:59.999Z'), inKorea)).toBe('2027-01-01 08:59:59');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('of %d are unknown', (time) => {
    expect(formatTime(time, inKorea)).toBe('–');
    expect(formatTimestamp(time, inKorea)).toBe('–');
    expect(formatDate(time, 'date', 'en', inKorea)).toBe('–');
    expect(formatRelativeTime(time, now, 'en')).toBe('–');
  });
});

describe('ages', () => {
  test.each([
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 minute ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [day + 13 * hour, '2 days ago'],
    [6 * day + 12 * hour, '6 days ago'],
    [6 * day + 13 * hour, undefined],
    [-hour, 'just now'],
  ])('of %i ms are %s', (age, written) => {
    expect(formatRelativeTime(now - age, now, 'en')?.replaceAll('\u00a0', ' ')).toBe(written);
  });

  test("count days as the visitor's calendar does", () => {
    const before = now - 40 * hour;
    expect(formatRelativeTime(before, now, 'en')).toBe('2\u00a0days\u00a0ago');
    expect(formatRelativeTime(before, now, 'en', inKorea)).toBe('1\u00a0day\u00a0ago');
  });

  /** Players of both Chinese languages read a space after a number. `Intl` writes one for Taiwan only. */
  test('have the format that Intl has, without line breaks', () => {
    const units = { minute, hour, day } as const;
    for (const locale of locales.filter((each) => each !== 'zh-cn')) {
      const usual = new Intl.RelativeTimeFormat(getLanguage(locale).tag);
      for (const unit of ['minute', 'hour', 'day'] as const) {
        for (const count of [1, 2, 5]) {
          const written = usual.format(-count, unit).replaceAll(' ', locale === 'ja' ? '' : '\u00a0');
          expect(formatRelativeTime(now - count * units[unit], now, locale)).toBe(written);
        }
      }
    }
    expect(formatRelativeTime(now - 2 * hour, now, 'zh-cn')).toBe('2\u00a0小时前');
    expect(formatRelativeTime(now, now, 'ko')).toBe('방금 전');
  });
});

describe('time zones', () => {
  const inMinutes = (time: string) => Date.parse(time) / minute;
  const zones = {
    'America/Los_Angeles': [
      [inMinutes('2025-11-02T09:00Z'), -480],
      [inMinutes('2026-03-08T10:00Z'), -420],
      [inMinutes('2026-11-01T09:00Z'), -480],
      [inMinutes('2027-03-14T10:00Z'), -420],
    ],
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
  const moments = fc.integer({ min: Date.parse('2025-11-15'), max: Date.parse('2027-03-01') });

  test.each(Object.entries<TimeZone>(zones))(
    'in %s, clocks show what Intl shows, and a day begins once',
    (name, zone) => {
      const usual = new Intl.DateTimeFormat('sv-SE', {
        timeZone: name,
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      const offsetAt = inTimeZone(zone);
      const dateOf = (time: number) => formatTimestamp(time, offsetAt).slice(0, 'YYYY-MM-DD'.length);
      fc.assert(
        fc.property(moments, (time) => {
          expect(formatTimestamp(time, offsetAt)).toBe(usual.format(time));
          const start = startOfDay(time, offsetAt);
          expect(start).toBeLessThanOrEqual(time);
          expect(time - start).toBeLessThan(25 * hour);
          expect(dateOf(start)).toBe(dateOf(time));
          expect(dateOf(start - 1) < dateOf(start)).toBe(true);
        }),
      );
    },
  );

  test('a skipped time is the time of the skip, and a repeated one the first', () => {
    const offsetAt = inTimeZone(zones['America/Los_Angeles']);
    const find = (local: string) => formatTimestamp(findTime(Date.parse(local), offsetAt), inUtc);
    expect(find('2026-03-08T02:00Z')).toBe('2026-03-08 10:00:00');
    expect(find('2026-03-08T03:00Z')).toBe('2026-03-08 10:00:00');
    expect(find('2026-11-01T01:30Z')).toBe('2026-11-01 08:30:00');
    // The first offset counts for all times before.
    expect(offsetAt(0)).toBe(-8 * hour);
  });
});
