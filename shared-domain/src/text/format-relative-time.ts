import { type Locale, type Localized, localized } from '../locale/index.ts';
import { inUtc, type OffsetAt } from './time-zone.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const lastRelativeDay = 6;

type RelativeTime =
  | { readonly unit: 'now' }
  | { readonly unit: 'minute' | 'hour' | 'day'; readonly count: number }
  | { readonly unit: 'date' }
  /** The time cannot be read. */
  | { readonly unit: 'unknown' };

/** How many midnights are between two times. */
const countDays = (then: number, now: number, offsetAt: OffsetAt): number =>
  Math.floor((now + offsetAt(now)) / day) - Math.floor((then + offsetAt(then)) / day);

function relativeTime(then: number, now: number, offsetAt: OffsetAt): RelativeTime {
  const age = now - then;
  if (Number.isNaN(age) || !isDate(then)) return { unit: 'unknown' };
  if (age < minute) return { unit: 'now' };
  if (age < hour) return { unit: 'minute', count: Math.floor(age / minute) };
  if (age < day) return { unit: 'hour', count: Math.floor(age / hour) };
  const days = countDays(then, now, offsetAt);
  return days <= lastRelativeDay ? { unit: 'day', count: days } : { unit: 'date' };
}

const justNow = localized('방금 전', 'just now', '剛剛', '刚刚', 'たった今');

/**
 * `#` is replaced by the count. Formatted without `Intl` for the same reason as numbers. The text must not break, so
 * spaces are no-break spaces; Japanese has no space after a number.
 */
const ages: Readonly<Record<'minute' | 'hour' | 'day', Localized>> = {
  minute: localized('#분 전', '# minute ago', '# 分鐘前', '# 分钟前', '#分前'),
  hour: localized('#시간 전', '# hour ago', '# 小時前', '# 小时前', '#時間前'),
  day: localized('#일 전', '# day ago', '# 天前', '# 天前', '#日前'),
};

/**
 * Formats an age: just now, minutes, hours, or calendar days up to six, as lists by day count them. Returns null for older
 * times, which are shown as a date. A time in the future is just now.
 */
export function formatRelativeTime(
  then: number,
  now: number,
  locale: Locale,
  offsetAt: OffsetAt = inUtc,
): string | null {
  const time = relativeTime(then, now, offsetAt);
  switch (time.unit) {
    case 'unknown':
      return '–';
    case 'now':
      return justNow[locale];
    case 'date':
      return null;
    default: {
      const one = ages[time.unit][locale];
      const words = time.count === 1 ? one : one.replace(' ago', 's ago');
      return words.replace('#', String(time.count)).replaceAll(' ', '\u00a0');
    }
  }
}

const isDate = (time: number) => !Number.isNaN(new Date(time).getTime());
