import { getLanguage, type Locale } from '../locale/index.ts';

/** (1284112.5, 'en', 1) → `1,284,112.5` */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const [thousandsSign, decimalSign] = getLanguage(locale).numbers;
  // 1.005 is slightly smaller in binary, but must round to 1.01.
  const written = (Math.abs(value) * (1 + Number.EPSILON)).toFixed(decimals);
  const [whole = '', ...fraction] = written.split('.');
  const sign = value < 0 && Number(written) > 0 ? '-' : '';
  return [sign + whole.replace(/\B(?=(\d{3})+$)/g, thousandsSign), ...fraction].join(decimalSign);
}

const stepOf = (value: number, locale: Locale) => getLanguage(locale).compact.find(([from]) => value >= from);

/** One decimal below ten, none above. */
const inTwoDigits = (value: number) => (value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value));

/** 412806 → `413K` in English, `41만` in Korean. For whole numbers from 0. */
export function formatCompact(value: number, locale: Locale): string {
  const [from] = stepOf(value, locale) ?? [];
  if (!from) return String(value);
  const rounded = inTwoDigits(value / from) * from;
  // Formats 999,950 as 1M instead of 1000K.
  const [unit, name = ''] = stepOf(rounded, locale) ?? [from];
  const [, decimalSign] = getLanguage(locale).numbers;
  return String(inTwoDigits(rounded / unit)).replace('.', decimalSign) + name;
}
