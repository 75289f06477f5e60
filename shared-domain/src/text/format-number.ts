import { type Locale, localized } from '../locale/index.ts';

/*
 * Written by hand, since the first number or date that a tab writes with `Intl` costs it some 30 ms of work in one
 * piece, on a phone 100 and more, while the page comes alive. All of our languages write plain figures alike.
 */

/** (1284112.5, 1) → `1,284,112.5` */
export function formatNumber(value: number, decimals = 0): string {
  // 1.005 is a little less in binary, and is rounded to 1.01 on paper.
  const written = (Math.abs(value) * (1 + Number.EPSILON)).toFixed(decimals);
  const [whole = '', ...fraction] = written.split('.');
  const sign = value < 0 && Number(written) > 0 ? '-' : '';
  return [sign + whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** From where on figures are counted in thousands, millions, and what other languages count in; the greatest first. */
const steps: readonly (readonly [from: number, name: Readonly<Record<Locale, string>>])[] = [
  [1e9, localized('', 'B', '', '', '')],
  [1e8, localized('억', '', '億', '亿', '億')],
  [1e6, localized('', 'M', '', '', '')],
  [1e4, localized('만', '', '萬', '万', '万')],
  [1e3, localized('천', 'K', '', '', '')],
];

const stepOf = (value: number, locale: Locale) => steps.find(([from, name]) => name[locale] && value >= from);

/** One digit after the point below ten, none above. */
const inTwoDigits = (value: number) => (value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value));

/** 412806 → `413K` in English, `41만` in Korean. Of whole figures, from 0 on. */
export function formatCompact(value: number, locale: Locale): string {
  const [from] = stepOf(value, locale) ?? [];
  if (!from) return String(value);
  const rounded = inTwoDigits(value / from) * from;
  // 999,950 is not 1000K, but 1M.
  const [unit, name] = stepOf(rounded, locale) ?? [from];
  return `${inTwoDigits(rounded / unit)}${name?.[locale] ?? ''}`;
}
