import { type Locale, type Localized, localized } from '@hotdrop/shared-domain/locale';
import { formatCompact, formatNumber, formatRelativeTime, type OffsetAt } from '@hotdrop/shared-domain/text';
import { useSite } from './context.tsx';
import { readTime, type Time } from './times.ts';

/** Null for figures that the game does not publish. Never show them as 0. */
type Figure = number | null | undefined;

export const unknownFigure = '–';

const figure = (show: (value: number) => string) => (value: Figure) =>
  value === null || value === undefined || !Number.isFinite(value) ? unknownFigure : show(value);

const two = (value: number) => String(value).padStart(2, '0');

/** 1721 → `28:41`, 3725 → `1:02:05` */
const clock = figure((seconds) => {
  const all = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
});

/** `#` is the placeholder for the count. */
const inHours = localized('#시간 ', '# h ', '# 小時 ', '# 小时 ', '#時間');
const inMinutes = localized('#분', '# min', '# 分鐘', '# 分钟', '#分');
const inKilometers = localized('#km', '#\u00a0km', '#\u00a0公里', '#\u00a0公里', '#\u00a0km');
/** The separator between names. */
const separator = localized(', ', ', ', '、', '、', '、');
const inMeters = localized('#m', '#\u00a0m', '#\u00a0公尺', '#\u00a0米', '#\u00a0m');

/** 6300 → `1 h 45 min` */
const length = (locale: Locale) =>
  figure((seconds) => {
    const all = Math.round(seconds / 60);
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    const parts = [
      hours > 0 && inHours[locale].replace('#', formatNumber(hours)),
      (minutes > 0 || hours === 0) && inMinutes[locale].replace('#', String(minutes)),
    ];
    return parts.filter(Boolean).join('').trim();
  });

function formats(locale: Locale) {
  const measure = (unit: Localized, decimals: number) =>
    figure((value) => unit[locale].replace('#', formatNumber(value, decimals)));

  return {
    /** 1284112 → `1,284,112` */
    number: figure((value) => formatNumber(value)),
    /** 412806 → `413K` */
    compact: figure((value) => formatCompact(value, locale)),
    /** (2.379, 2) → `2.38` */
    decimal: (value: Figure, count = 2) => figure((known) => formatNumber(known, count))(value),
    /** A ratio from 0 to 1: (0.0913) → `9.1%` */
    percent: (ratio: Figure, count = 1) => figure((known) => `${formatNumber(known * 100, count)}%`)(ratio),
    /** A change: `+38`, `-12`, `0` */
    change: figure((value) => (Math.round(value) > 0 ? '+' : '') + formatNumber(value)),
    /** 4.123 → `4.12 km` */
    kilometers: measure(inKilometers, 2),
    /** `84 m` */
    meters: measure(inMeters, 0),
    /** 33480 → `9.3 h` */
    hours: figure((seconds) => inHours[locale].replace('#', formatNumber(seconds / 3600, 1)).trim()),
    clock,
    length: length(locale),
    /** `Ada, Bea` */
    list: (names: readonly string[]) => names.join(separator[locale]),
    /** Just now, minutes, hours, up to 6 calendar days; null for older times. Days are UTC's without offsets. */
    ago: (time: Time, now: number, offsetAt?: OffsetAt) =>
      formatRelativeTime(readTime(time), now, locale, offsetAt),
  };
}

const made = new Map<Locale, ReturnType<typeof formats>>();

export type Format = ReturnType<typeof formats>;

/** Formats numbers and ages in a language. Server and browser produce the same text. */
export function formatIn(locale: Locale): Format {
  const known = made.get(locale) ?? formats(locale);
  made.set(locale, known);
  return known;
}

/** Returns the formatter for the site's language. */
export const useFormat = (): Format => formatIn(useSite().locale);
