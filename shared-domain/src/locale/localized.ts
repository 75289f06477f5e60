import type { Locale, Localized } from './locales.ts';

/** A text in every language, in the order of `locales`. */
export const localized = (ko: string, en: string, zhTw: string, zhCn: string, ja: string): Localized => ({
  ko,
  en,
  'zh-tw': zhTw,
  'zh-cn': zhCn,
  ja,
});

/** A text that is the same in every language: ids, abbreviations, names without a translation. */
export const untranslated = (text: string): Localized => localized(text, text, text, text, text);

/** Names something unknown by its id; an empty id is a dash. */
export const unknownName = (text: string): Localized => untranslated(text.trim() || '–');

/** Joins texts in each language. */
export const compose = (
  join: (...texts: string[]) => string,
  ...parts: readonly (Localized | string)[]
): Localized => {
  const inLanguage = (locale: Locale) =>
    join(...parts.map((part) => (typeof part === 'string' ? part : part[locale])));
  return localized(
    inLanguage('ko'),
    inLanguage('en'),
    inLanguage('zh-tw'),
    inLanguage('zh-cn'),
    inLanguage('ja'),
  );
};
