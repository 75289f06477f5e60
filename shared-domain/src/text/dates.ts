import { type Locale, type Localized, localized } from '../locale/index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The offsets of a zone's clocks from UTC, with the time from which each is valid, oldest first. All numbers are minutes,
 * because pages contain the list.
 */
export type TimeZone = readonly (readonly [from: number, offset: number])[];

/** Returns how far clocks are ahead of UTC at a time, in milliseconds. */
export type OffsetAt = (time: number) => number;

export const inUtc: OffsetAt = () => 0;
export const inKorea: OffsetAt = () => 9 * 60 * minute;

/** Reads the offsets of a zone. The first one also counts for all times before. An empty list is UTC. */
export const inTimeZone =
  (zone: TimeZone): OffsetAt =>
  (time) => {
    const [, offset] = zone.findLast(([from]) => from * minute <= time) ?? zone[0] ?? [0, 0];
    return offset * minute;
  };

/**
 * Returns the first time at which clocks show `local`, which is written as if it were UTC. A skipped time is read with
 * the offset before the skip.
 */
export function findTime(local: number, offsetAt: OffsetAt): number {
  // A day is longer than any offset, so these are the offsets before and after a change.
  const early = local - offsetAt(local - day);
  const late = local - offsetAt(local + day);
  const isLate = early + offsetAt(early) !== local && late + offsetAt(late) === local;
  return isLate ? late : early;
}

/** Returns when the day of a time begins: at midnight, or later where clocks skip midnight. */
export const startOfDay = (time: number, offsetAt: OffsetAt): number =>
  findTime(Math.floor((time + offsetAt(time)) / day) * day, offsetAt);

const unknown = '–';

/** `2026-11-21T21:00:00.000Z`: the local time, written as if it were UTC. */
const readClock = (time: number, offsetAt: OffsetAt): string | undefined => {
  const date = new Date(time + offsetAt(time));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

/** `14:20`. Like numbers, times and dates are formatted without `Intl`, whose first use is slow. */
export const formatTime = (time: number, offsetAt: OffsetAt): string =>
  readClock(time, offsetAt)?.slice(-'14:20:00.000Z'.length, -':00.000Z'.length) ?? unknown;

/** `2026-11-21 21:00:00`, for the tooltip of a match's time. */
export const formatTimestamp = (time: number, offsetAt: OffsetAt): string =>
  readClock(time, offsetAt)?.slice(0, -'.000Z'.length).replace('T', ' ') ?? unknown;

/**
 * The parts of a date in each format: Y, M, and D are year, month, and day; N and n are the month's long and short
 * name; W and w are the long and short weekday; T is the time, and S the time with seconds.
 */
const looks = {
  date: localized('Y년 M월 D일', 'n D, Y', 'Y年M月D日', 'Y年M月D日', 'Y年M月D日'),
  dayTime: localized('M월 D일 T', 'n D, T', 'M月D日 T', 'M月D日 T', 'M月D日 T'),
  timestamp: localized('Y년 M월 D일 S', 'n D, Y, S', 'Y年M月D日 S', 'Y年M月D日 S', 'Y年M月D日 S'),
  day: localized('M월 D일', 'n D', 'M月D日', 'M月D日', 'M月D日'),
  wholeWeekday: localized('M월 D일 W', 'W, N D', 'M月D日W', 'M月D日W', 'M月D日(w)'),
  weekday: localized('D일 (w)', 'w D', 'D日 w', 'D日w', 'D日(w)'),
  month: localized('M월', 'n', 'M月', 'M月', 'M月'),
  monthOfYear: localized('Y년 M월', 'n Y', 'Y年M月', 'Y年M月', 'Y年M月'),
} satisfies Record<string, Localized>;

export type DateFormat = keyof typeof looks;

const han = '日一二三四五六';
const days: Localized = localized(
  '일월화수목금토',
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  han,
  han,
  '日月火水木金土',
);
/** `#` is replaced by the day. */
const inFull = localized('#요일', '#', '星期#', '星期#', '#曜日');
const inShort = localized('#', '#', '週#', '周#', '#');

/** The name of a weekday, from 0 for Monday. */
export function formatWeekday(day: number, look: 'long' | 'short', locale: Locale): string {
  const name = days[locale].split(locale === 'en' ? ' ' : '')[(day + 1) % 7] ?? '';
  return look === 'long' ? inFull[locale].replace('#', name) : inShort[locale].replace('#', name.slice(0, 3));
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const shortMonth = (name = '') => name.slice(0, 3);

/** Server and browser format the same date, because neither uses the time zone of its machine. */
export function formatDate(time: number, look: DateFormat, locale: Locale, offsetAt: OffsetAt): string {
  const date = new Date(time + offsetAt(time));
  if (Number.isNaN(date.getTime())) return unknown;
  const month = date.getUTCMonth();
  const weekday = days[locale].split(locale === 'en' ? ' ' : '')[date.getUTCDay()] ?? '';
  const parts: Readonly<Record<string, string | number | undefined>> = {
    Y: date.getUTCFullYear(),
    M: month + 1,
    D: date.getUTCDate(),
    N: months[month],
    n: shortMonth(months[month]),
    W: inFull[locale].replace('#', weekday),
    w: inShort[locale].replace('#', weekday.slice(0, 3)),
    T: formatTime(time, offsetAt),
    S: formatTimestamp(time, offsetAt).slice(-'21:00:00'.length),
  };
  return looks[look][locale].replace(/\w/g, (letter) => String(parts[letter]));
}

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
