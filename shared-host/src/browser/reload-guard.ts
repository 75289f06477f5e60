import { durations } from '@hotdrop/shared-domain/rules';

const key = 'hotdrop:reloaded-at';

/**
 * Reloads the page after a chunk could not be loaded, at most once in 60 seconds.
 * Answers whether it did; without session storage it never does, since a loop could not be told, and without a
 * connection neither, since nothing would come back.
 */
export function reloadOnce(now = Date.now(), reload = () => window.location.reload()): boolean {
  if (globalThis.navigator?.onLine === false) return false;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < durations.chunkReloadGuard) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
