import { durations } from '@hotdrop/shared-domain/rules';

const key = 'hotdrop:reloaded-at';

/**
 * Reloads the page after a chunk could not be loaded, at most once in 60 seconds. Returns whether it reloads. Does not
 * reload without session storage, which is needed to detect a loop, or without a connection.
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
