import { durations } from '@hotdrop/shared-domain/rules';

const key = 'hotdrop:reloaded-at';

/** Reloads the page after a file could not be loaded, at most once in 60 seconds. Returns whether it reloads. */
export const reloadOnce = (): boolean => loadDocumentOnce(window.location.href);

/**
 * Loads the document of an address, because this one lost a file that it needs, at most once in 60 seconds. Returns
 * whether it loads. Without session storage, which detects a loop, or without a connection, it does not load.
 */
export function loadDocumentOnce(href: string): boolean {
  if (globalThis.navigator?.onLine === false) return false;
  const now = Date.now();
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < durations.chunkReloadGuard) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  const { location } = window;
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
  return true;
}
