import { type Locale, locales } from '@hotdrop/shared-domain/locale';
import { loadTexts } from './site.tsx';

type Cases = Readonly<Record<string, readonly string[]>>;

/** Loads a text that is one plural, compiled as a catalog has it. */
const load = async (locale: Locale, cases: Cases) => {
  const texts = await loadTexts(locale, async () => ({ messages: { text: [['n', 'plural', cases]] } }));
  return (n: number) => texts._('text', { n });
};
const games = { 0: ['no game'], one: ['#', ' game'], other: ['#', ' games of ', '#'] };

it.each(locales)('the number of a plural is written as Intl writes it (%s)', async (locale) => {
  const write = await load(locale, { other: ['#'] });
  const intl = new Intl.NumberFormat(locale);
  for (const n of [0, 1, 7, 999, 1000, 1_234_567, -1, 1.5, 0.25, Number.NaN]) {
    expect(write(n)).toBe(intl.format(n));
  }
});

it('the number replaces each # of a plural', async () => {
  const write = await load('en', games);
  expect([0, 1, 2, 1200].map(write)).toEqual(['no game', '1 game', '2 games of 2', '1,200 games of 1,200']);
});

// The first use of a number format is slow.
it('a plural of a small number needs no number format', async () => {
  const create = jest.spyOn(Intl, 'NumberFormat');
  const write = await load('en', games);
  expect([0, 1, 999].map(write)).toEqual(['no game', '1 game', '999 games of 999']);
  expect(create).not.toHaveBeenCalled();
});
