import type { Locale } from '@hotdrop/shared-domain/locale';
import { useLocation } from 'react-router-dom';

/** Returns a function that builds the URL of this page in another language. */
export function useLanguageHref(): (locale: Locale) => string {
  const { pathname, search } = useLocation();
  return (locale) => {
    const query = new URLSearchParams(search);
    query.set('hl', locale);
    return `${pathname}?${query}`;
  };
}
