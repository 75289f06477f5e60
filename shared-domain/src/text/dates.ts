import { type DateFormat, getLanguage, type Locale } from '../locale/index.ts';

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

/** The name of a weekday, from 0 for Monday. */
export function formatWeekday(day: number, length: 'long' | 'short', locale: Locale): string {
  const { weekdays, shortWeekdays } = getLanguage(locale);
  return (length === 'long' ? weekdays : shortWeekdays)[(day + 1) % 7] ?? '';
}

/** Server and browser format the same date, because neither uses the time zone of its machine. */
export function formatDate(time: number, format: DateFormat, locale: Locale, offsetAt: OffsetAt): string {
  const date = new Date(time + offsetAt(time));
  if (Number.isNaN(date.getTime())) return unknown;
  const { dates, months, shortMonths, weekdays, shortWeekdays } = getLanguage(locale);
  const [month, weekday] = [date.getUTCMonth(), date.getUTCDay()];
  const parts: Readonly<Record<string, string | number | undefined>> = {
    Y: date.getUTCFullYear(),
    M: month + 1,
    D: date.getUTCDate(),
    N: months[month],
    n: shortMonths[month],
    W: weekdays[weekday],
    w: shortWeekdays[weekday],
    T: formatTime(time, offsetAt),
    S: formatTimestamp(time, offsetAt).slice(-'21:00:00'.length),
  };
  return dates[format].replace(/\w/g, (letter) => String(parts[letter]));
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
      return getLanguage(locale).now;
    case 'date':
      return null;
    default: {
      const [one, other = one] = getLanguage(locale).ages[time.unit];
      // No-break spaces keep an age on one line.
      return (time.count === 1 ? one : other).replace('#', String(time.count)).replaceAll(' ', '\u00a0');
    }
  }
}

const isDate = (time: number) => !Number.isNaN(new Date(time).getTime());
