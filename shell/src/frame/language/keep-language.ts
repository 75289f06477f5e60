import type { Locale } from '@hotdrop/shared-domain/locale';

/**
 * Keeps the chosen language on Back and Forward: removes `hl` from the address once the cookie has the language, and
 * reloads a page that the browser restores from before a change.
 */
export function keepLanguage(locale: Locale): () => void {
  if (readLanguageCookie() === locale) removeLanguageParam();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const chosen = readLanguageCookie();
    if (persisted && chosen !== null && chosen !== locale) window.location.reload();
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

const readLanguageCookie = (): string | null => /(?:^|; )hl=([^;]+)/.exec(document.cookie)?.[1] ?? null;
