import { type Locale, type Localized, localized } from '../locale/index.ts';
import type { OffsetAt } from './time-zone.ts';

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
