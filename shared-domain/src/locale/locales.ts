/** The interface languages, in the order of the language picker. English is the default and the fallback. */
export const locales = ['ko', 'en', 'zh-tw', 'zh-cn', 'ja'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** A text in every interface language. */
export type Localized = Readonly<Record<Locale, string>>;

/** The names of these languages in HTML, `Intl`, and `hreflang`. */
export const languageTags: Readonly<Record<Locale, string>> = {
  ko: 'ko',
  en: 'en',
  'zh-tw': 'zh-TW',
  'zh-cn': 'zh-CN',
  ja: 'ja',
};
