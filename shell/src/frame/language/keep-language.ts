import type { Locale } from '@hotdrop/shared-domain/locale';
import { readCookie } from '../settings/browser-cookies.ts';

const cookieName = 'hl';

/**
 * Keeps the chosen language on Back and Forward: removes `hl` from the address once the cookie has the language, and
 * reloads a page that the browser restores from before a change.
 */
export function keepLanguage(locale: Locale): () => void {
  if (readCookie(cookieName) === locale) removeLanguageParam();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const chosen = readCookie(cookieName);
    if (persisted && chosen !== undefined && chosen !== locale) window.location.reload();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

function removeLanguageParam(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('hl')) return;
  url.searchParams.delete('hl');
  window.history.replaceState(window.history.state, '', url);
}
