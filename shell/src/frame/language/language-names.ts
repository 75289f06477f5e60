import type { Locale } from '@hotdrop/shared-domain/locale';

/** Each language by its own name, whatever the page speaks. */
export const languageNames: Readonly<Record<Locale, string>> = {
  ko: '한국어',
  en: 'English',
  'zh-tw': '繁體中文',
  'zh-cn': '简体中文',
  ja: '日本語',
};
