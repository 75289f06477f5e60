import fc from 'fast-check';
import { getLanguage, type Locale, locales } from '../locale/index.ts';
import { formatCompact, formatNumber } from './index.ts';

const tagOf = (locale: Locale) => (locale === 'en' ? 'en-US' : getLanguage(locale).tag);

test('formats numbers like Intl in every language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: 0, max: 3 }),
      (locale, value, count) => {
        const digits = { minimumFractionDigits: count, maximumFractionDigits: count };
        const usual = new Intl.NumberFormat(tagOf(locale), { ...digits, signDisplay: 'negative' });
        expect(formatNumber(value, locale, count)).toBe(usual.format(value));
      },
    ),
  );
});

test.each([
  [1.005, 2, '1.01'],
  [-0.4, 0, '0'],
  [0.5, 0, '1'],
  [2.675, 2, '2.68'],
  [1e-9, 2, '0.00'],
  [999.95, 1, '1,000.0'],
])('%d with %d decimals is %s', (value, decimals, written) => {
  expect(formatNumber(value, 'en', decimals)).toBe(written);
});

test('formats short numbers like Intl in every language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.oneof(...[1e3, 1e4, 1e6, 1e8, 9e9].map((max) => fc.integer({ min: 0, max }))),
      (locale, value) => {
        const usual = new Intl.NumberFormat(tagOf(locale), { notation: 'compact' });
        expect(formatCompact(value, locale)).toBe(usual.format(value));
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ['en', 999, '999'],
  ['en', 999_499, '999K'],
  ['en', 999_500, '1M'],
  ['ja', 9_999, '9999'],
  ['ko', 99_999_999, '1억'],
] as const)('in %s, %d is shortened to %s', (locale, value, written) => {
  expect(formatCompact(value, locale)).toBe(written);
});
