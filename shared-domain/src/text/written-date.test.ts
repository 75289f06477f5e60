import fc from 'fast-check';
import { type Locale, languageTags, locales } from '../locale/index.ts';
import { koreanTime, writeDay, writeDayTime, writeTime } from './index.ts';

const usual = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : languageTags[locale], {
    ...{ timeZone: 'Asia/Seoul', hourCycle: 'h23' },
    ...options,
  });
const anyMoment = fc.integer({ min: Date.parse('2017-01-01'), max: Date.parse('2099-12-31') });

test('days and times are written as in every one of the languages', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), anyMoment, (locale, moment) => {
      const day = { day: 'numeric', month: 'short' } as const;
      const time = { hour: '2-digit', minute: '2-digit' } as const;
      expect(writeDay(moment, locale)).toBe(usual(locale, { ...day, year: 'numeric' }).format(moment));
      expect(writeDayTime(moment, locale)).toBe(usual(locale, { ...day, ...time }).format(moment));
      expect(writeTime(moment)).toBe(usual(locale, time).format(moment));
    }),
  );
});

test('the tooltip gives the time in Korea', () => {
  expect(koreanTime(Date.parse('2026-11-21T12:00:00.000Z'))).toBe('2026-11-21 21:00:00');
  expect(koreanTime(Date.parse('2026-12-31T23:59:59.999Z'))).toBe('2027-01-01 08:59:59');
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('there is no day at %d', (time) => {
  expect([writeDay(time, 'en'), writeDayTime(time, 'ko'), writeTime(time), koreanTime(time)]).toEqual(
    Array(4).fill('–'),
  );
});
