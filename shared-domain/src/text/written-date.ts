import type { Locale } from '../locale/index.ts';

/*
 * Written by hand for the same reason as numbers are. Days are Korea's, where the game's makers live: a server does
 * not know the visitor's clock.
 */

/** Korea keeps one offset all year. */
const koreanOffset = 9 * 60 * 60_000;

const inKorea = (time: number): Date | undefined => {
  const date = new Date(time + koreanOffset);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

const unknown = '–';
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

const han = (month: number, day: number) => `${month}月${day}日`;
const monthAndDay: Readonly<Record<Locale, (month: number, day: number) => string>> = {
  en: (month, day) => `${day} ${months[month - 1]}`,
  ko: (month, day) => `${month}월 ${day}일`,
  'zh-tw': han,
  'zh-cn': han,
  ja: han,
};
const withYear: Readonly<Record<Locale, (year: number, rest: string) => string>> = {
  en: (year, rest) => `${rest} ${year}`,
  ko: (year, rest) => `${year}년 ${rest}`,
  'zh-tw': (year, rest) => `${year}年${rest}`,
  'zh-cn': (year, rest) => `${year}年${rest}`,
  ja: (year, rest) => `${year}年${rest}`,
};

const monthAndDayOf = (date: Date, locale: Locale) =>
  monthAndDay[locale](date.getUTCMonth() + 1, date.getUTCDate());

/** `21 Nov 2026` */
export function writeDay(time: number, locale: Locale): string {
  const date = inKorea(time);
  return date ? withYear[locale](date.getUTCFullYear(), monthAndDayOf(date, locale)) : unknown;
}

/** `21 Nov, 14:20` */
export function writeDayTime(time: number, locale: Locale): string {
  const date = inKorea(time);
  return date ? `${monthAndDayOf(date, locale)}${locale === 'en' ? ',' : ''} ${clockOf(date)}` : unknown;
}

/** `14:20` */
export function writeTime(time: number): string {
  const date = inKorea(time);
  return date ? clockOf(date) : unknown;
}

/** `2026-11-21 21:00:00` in Korea, for tooltips. */
export const koreanTime = (time: number): string =>
  inKorea(time)?.toISOString().slice(0, -'.000Z'.length).replace('T', ' ') ?? unknown;

const clockOf = (date: Date) => date.toISOString().slice(-'14:20:00.000Z'.length, -':00.000Z'.length);
