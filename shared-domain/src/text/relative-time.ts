import { type Locale, languageTags, localized } from '../locale/index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const lastRelativeDay = 6;

export type RelativeTime =
  | { readonly unit: 'now' }
  | { readonly unit: 'minute' | 'hour' | 'day'; readonly count: number }
  | { readonly unit: 'date' }
  /** The time cannot be read. */
  | { readonly unit: 'unknown' };

/** Just now, minutes, hours, days up to six, then a date. A time ahead of the clock is just now. */
export function relativeTime(then: number, now: number): RelativeTime {
  const age = now - then;
  if (Number.isNaN(age) || !isDate(then)) return { unit: 'unknown' };
  if (age < minute) return { unit: 'now' };
  if (age < hour) return { unit: 'minute', count: Math.floor(age / minute) };
  if (age < day) return { unit: 'hour', count: Math.floor(age / hour) };
  const days = Math.floor(age / day);
  return days <= lastRelativeDay ? { unit: 'day', count: days } : { unit: 'date' };
}

const justNow = localized('방금 전', 'just now', '剛剛', '刚刚', 'たった今');

/** The same in words. Dates are Korea's on every machine, so that server and browser write the same one. */
export function writeRelativeTime(then: number, now: number, locale: Locale): string {
  const time = relativeTime(then, now);
  switch (time.unit) {
    case 'unknown':
      return '–';
    case 'now':
      return justNow[locale];
    case 'date':
      return new Intl.DateTimeFormat(languageTags[locale], {
        dateStyle: 'medium',
        timeZone: 'Asia/Seoul',
      }).format(then);
    default:
      return new Intl.RelativeTimeFormat(languageTags[locale]).format(-time.count, time.unit);
  }
}

/** Korea keeps one offset all year. */
const koreanOffset = 9 * hour;

/** `2026-11-21 21:00:00` in Korea, for tooltips. */
export const koreanTime = (time: number): string =>
  isDate(time + koreanOffset)
    ? new Date(time + koreanOffset).toISOString().slice(0, -'.000Z'.length).replace('T', ' ')
    : '–';

const isDate = (time: number) => !Number.isNaN(new Date(time).getTime());
