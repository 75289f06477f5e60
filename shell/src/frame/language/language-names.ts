import type { Locale } from '@hotdrop/shared-domain/locale';

/** Each language's name in that language, so that visitors can find theirs. */
export const languageNames: Readonly<Record<Locale, string>> = {
  ko: '한국어',
  en: 'English',
  'zh-tw': '繁體中文',
  'zh-cn': '简体中文',
  ja: '日本語',
};
