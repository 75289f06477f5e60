export { asItIs, compose, everywhere, localized } from './compose.ts';
export { defaultLocale, type Locale, type Localized, languageTags, locales } from './locales.ts';
export { acceptedLocale, parseLocale } from './parse-locale.ts';
