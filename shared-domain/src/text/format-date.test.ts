import fc from 'fast-check';
import { type Locale, languageTags, locales } from '../locale/index.ts';
import { type DateFormat, formatDate, formatTime, formatTimestamp, inKorea } from './index.ts';

const anyMoment = fc.integer({ min: Date.parse('2017-01-01'), max: Date.parse('2099-12-31') });
const usual = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'Asia/Seoul', hourCycle: 'h23' },
  ...{ hour: '2-digit', minute: '2-digit' },
});

test('writes times the same in every language', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => expect(formatTime(moment, inKorea)).toBe(usual.format(moment))),
  );
});

const tagOf = (locale: Locale) => (locale === 'en' ? 'en-US' : languageTags[locale]);
const parts: Readonly<Record<DateFormat, Intl.DateTimeFormatOptions>> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dayTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  timestamp: {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  },
  wholeWeekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'short', day: 'numeric' },
  month: { month: 'short' },
  monthOfYear: { month: 'short', year: 'numeric' },
};

/** Formats in which players write dates differently from `Intl`. */
const differs = (locale: Locale, look: DateFormat) =>
  (look === 'weekday' && ['en', 'zh-tw'].includes(locale)) || (look === 'wholeWeekday' && locale === 'ja');

test.each([
  ['en', 'weekday', 'Sun 1'],
  ['zh-tw', 'weekday', '1日 週日'],
  ['ja', 'wholeWeekday', '11月1日(日)'],
] as const)('in %s, a date as %s is %s', (locale, look, written) => {
  expect(formatDate(Date.parse('2026-11-01T03:00:00.000Z'), look, locale, inKorea)).toBe(written);
});

test.each(
  locales.flatMap((locale) =>
    (Object.keys(parts) as DateFormat[])
      .filter((look) => !differs(locale, look))
      .map((look) => ({ locale, look })),
  ),
)('in $locale, a date with its $look has the usual format', ({ locale, look }) => {
  const format = new Intl.DateTimeFormat(tagOf(locale), {
    ...{ timeZone: 'Asia/Seoul', hourCycle: 'h23' },
    ...parts[look],
  });
  fc.assert(
    fc.property(anyMoment, (moment) =>
      expect(formatDate(moment, look, locale, inKorea)).toBe(format.format(moment)),
    ),
  );
});

test('the timestamp of a match has the same form in every language', () => {
  expect(formatTimestamp(Date.parse('2026-11-21T12:00:00.000Z'), inKorea)).toBe('2026-11-21 21:00:00');
  expect(formatTimestamp(Date.parse('2026-12-31T23:59:59.999Z'), inKorea)).toBe('2027-01-01 08:59:59');
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('%d has no time', (time) => {
  const written = [
    formatTime(time, inKorea),
    formatTimestamp(time, inKorea),
    formatDate(time, 'date', 'en', inKorea),
  ];
  expect(written).toEqual(['–', '–', '–']);
});
