import fc from 'fast-check';
import { languageTags, locales } from '../locale/index.ts';
import { formatRelativeTime, inKorea } from './index.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  ['a moment ago', 0, 'just now'],
  ['59 seconds ago', 59 * second, 'just now'],
  ['a minute ago', minute, '1\u00a0minute\u00a0ago'],
  ['59 minutes ago', hour - 1, '59\u00a0minutes\u00a0ago'],
  ['an hour ago', hour, '1\u00a0hour\u00a0ago'],
  ['23 hours ago', day - 1, '23\u00a0hours\u00a0ago'],
  ['a day ago', day, '1\u00a0day\u00a0ago'],
  ['two midnights ago', day + 13 * hour, '2\u00a0days\u00a0ago'],
  ['6 days ago', 6 * day + 12 * hour, '6\u00a0days\u00a0ago'],
  ['7 days ago, which is a date,', 6 * day + 13 * hour, null],
  ['ahead of the clock', -hour, 'just now'],
  ['at no time', Number.NaN, '–'],
  ['an eternity ago', Number.POSITIVE_INFINITY, '–'],
  ['before there were dates', 9e15, '–'],
])('writes a time of %s', (_, age, written) => {
  expect(formatRelativeTime(now - age, now, 'en')).toBe(written);
});

test("counts days as the visitor's calendar does", () => {
  const before = now - 40 * hour;
  expect(formatRelativeTime(before, now, 'en')).toBe('2\u00a0days\u00a0ago');
  expect(formatRelativeTime(before, now, 'en', inKorea)).toBe('1\u00a0day\u00a0ago');
});

test.each([
  ['en', 5 * second, 'just now'],
  ['ko', 5 * second, '방금 전'],
  ['en', 5 * minute, '5\u00a0minutes\u00a0ago'],
  ['ko', 2 * hour, '2시간\u00a0전'],
  ['ja', 3 * day, '3日前'],
  ['zh-tw', 2 * hour, '2\u00a0小時前'],
  ['zh-cn', 2 * hour, '2\u00a0小时前'],
  ['en', minute, '1\u00a0minute\u00a0ago'],
  ['en', Number.NaN, '–'],
] as const)('in %s, %d ms ago is %s', (locale, age, text) => {
  expect(formatRelativeTime(now - age, now, locale)).toBe(text);
});

/** Players of both Chinese languages read a space after a number. `Intl` writes one for Taiwan only. */
test('formats ages like Intl, without line breaks', () => {
  for (const locale of locales.filter((one) => one !== 'zh-cn')) {
    const usual = new Intl.RelativeTimeFormat(languageTags[locale]);
    for (const [unit, length] of [
      ['minute', minute],
      ['hour', hour],
      ['day', day],
    ] as const) {
      for (const count of [1, 2, 5]) {
        const written = usual.format(-count, unit).replaceAll(' ', locale === 'ja' ? '' : '\u00a0');
        expect(formatRelativeTime(now - count * length, now, locale)).toBe(written);
      }
    }
  }
});

test('formats any two times in every language', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (then, at) => {
      expect(locales.every((locale) => formatRelativeTime(then, at, locale) !== '')).toBe(true);
    }),
  );
});
