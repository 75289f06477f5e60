import type { Locale } from '@hotdrop/shared-domain/locale';
import { useLocation } from 'react-router-dom';

/** Each language's name in that language, so that visitors can find theirs. */
export const languageNames: Readonly<Record<Locale, string>> = {
  ko: '한국어',
  en: 'English',
  'zh-tw': '繁體中文',
  'zh-cn': '简体中文',
  ja: '日本語',
};

/** Returns a function that builds the URL of this page in another language. */
export function useLanguageHref(): (locale: Locale) => string {
  const { pathname, search } = useLocation();
  return (locale) => {
    const query = new URLSearchParams(search);
    query.set('hl', locale);
    return `${pathname}?${query}`;
  };
}
