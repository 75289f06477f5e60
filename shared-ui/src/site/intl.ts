import { type Locale, languageTags } from '@hotdrop/shared-domain/locale';

/** English follows the site's own spelling. */
const tagOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : languageTags[locale]);

/** The site counts days where the game's makers live; a server does not know the visitor's clock. */
const timeZone = 'Asia/Seoul';

const made = new Map<string, unknown>();

/** Formatters are dear to make and the same for everybody: one for each language and use. */
function once<T>(locale: Locale, use: string, make: (tag: string) => T): T {
  const key = `${locale} ${use}`;
  if (!made.has(key)) made.set(key, make(tagOf(locale)));
  return made.get(key) as T;
}

export const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions = {}) =>
  once(locale, `number ${JSON.stringify(options)}`, (tag) => new Intl.NumberFormat(tag, options));

export const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  once(
    locale,
    `date ${JSON.stringify(options)}`,
    (tag) => new Intl.DateTimeFormat(tag, { timeZone, hourCycle: 'h23', ...options }),
  );
