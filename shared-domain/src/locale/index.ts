export { defaultLocale, type Locale, type Localized, languageTags, locales } from './locales.ts';
export { compose, localized, unknownName, untranslated } from './localized.ts';
export { acceptedLocale, parseLocale } from './parse-locale.ts';
