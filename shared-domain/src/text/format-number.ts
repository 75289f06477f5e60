import { type Locale, localized } from '../locale/index.ts';

/*
 * Formatted without `Intl`: its first use in a tab blocks for 30 ms, on a phone for more than 100, during hydration.
 * All our languages write plain numbers alike.
 */

/** (1284112.5, 1) → `1,284,112.5` */
export function formatNumber(value: number, decimals = 0): string {
  // 1.005 is slightly smaller in binary, but must round to 1.01.
  const written = (Math.abs(value) * (1 + Number.EPSILON)).toFixed(decimals);
  const [whole = '', ...fraction] = written.split('.');
  const sign = value < 0 && Number(written) > 0 ? '-' : '';
  return [sign + whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** The units for short numbers (thousands, millions, and those of other languages), largest first. */
const steps: readonly (readonly [from: number, name: Readonly<Record<Locale, string>>])[] = [
  [1e9, localized('', 'B', '', '', '')],
  [1e8, localized('억', '', '億', '亿', '億')],
  [1e6, localized('', 'M', '', '', '')],
  [1e4, localized('만', '', '萬', '万', '万')],
  [1e3, localized('천', 'K', '', '', '')],
];

const stepOf = (value: number, locale: Locale) => steps.find(([from, name]) => name[locale] && value >= from);

/** One decimal below ten, none above. */
const inTwoDigits = (value: number) => (value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value));

/** 412806 → `413K` in English, `41만` in Korean. For whole numbers from 0. */
export function formatCompact(value: number, locale: Locale): string {
  const [from] = stepOf(value, locale) ?? [];
  if (!from) return String(value);
  const rounded = inTwoDigits(value / from) * from;
  // Formats 999,950 as 1M instead of 1000K.
  const [unit, name] = stepOf(rounded, locale) ?? [from];
  return `${inTwoDigits(rounded / unit)}${name?.[locale] ?? ''}`;
}
