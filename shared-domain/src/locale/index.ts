import { defaultLocale, getLanguage, type Locale, locales } from './languages.ts';

export { type DateFormat, defaultLocale, getLanguage, type Locale, locales } from './languages.ts';

/** A text in every interface language. */
export type Localized = Readonly<Record<Locale, string>>;

const inEach = (say: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale)])) as Localized;

/** Completes a text with English. */
export const localized = (texts: Partial<Localized> & { readonly [defaultLocale]: string }): Localized =>
  inEach((locale) => texts[locale] ?? texts[defaultLocale]);

/** A text that is the same in every language: ids, abbreviations, names without a translation. */
export const untranslated = (text: string): Localized => inEach(() => text);

/** Names something unknown by its id; an empty id is a dash. */
export const unknownName = (text: string): Localized => untranslated(text.trim() || '–');

/** Names modes and types of matches that the site does not know. */
export const otherMode: Localized = inEach((locale) => getLanguage(locale).otherMode);

/** Names players who asked not to be shown. The API answers with the English name. */
export const hiddenPlayer: Localized = inEach((locale) => getLanguage(locale).hiddenPlayer);

/** Joins texts in each language. */
export const compose = (
  join: (...texts: string[]) => string,
  ...parts: readonly (Localized | string)[]
): Localized =>
  inEach((locale) => join(...parts.map((part) => (typeof part === 'string' ? part : part[locale]))));

/** Understands `ko-KR`, `zh_TW`, `zh-Hant`, `zh-Hans-CN` and similar tags. Undefined for other languages. */
export function parseLocale(tag: string | null | undefined): Locale | undefined {
  const [language, ...rest] = (tag ?? '').trim().toLowerCase().replaceAll('_', '-').split('-');
  const candidates = locales.filter((locale) => locale.split('-')[0] === language);
  return (
    candidates.find((locale) => getLanguage(locale).regions?.some((region) => rest.includes(region))) ??
    candidates.find((locale) => !getLanguage(locale).regions)
  );
}

/** Finds the visitor's most preferred language of an `Accept-Language` header that the site has. */
export function acceptedLocale(header: string | null | undefined): Locale | undefined {
  const wanted = (header ?? '').split(',').map((entry, index) => {
    const [tag, ...parameters] = entry.split(';');
    const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
    return { tag, quality: quality === undefined ? 1 : Number(quality), index };
  });
  return wanted
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ tag }) => parseLocale(tag))
    .find(Boolean);
}
