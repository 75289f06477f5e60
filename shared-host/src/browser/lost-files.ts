import { isChunkFailure, loadTwice } from '@hotdrop/shared-domain/lost-files';
import { durations } from '@hotdrop/shared-domain/rules';
import type { RouteObject } from 'react-router-dom';

export { isChunkFailure, loadTwice };

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

/** Retries the load of every lazy page once, then loads a new document. The load still rejects. */
export function retryChunks(routes: RouteObject[], loadDocument: () => void = reloadOnce): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const retried = typeof lazy === 'function' && { lazy: () => loadTwiceOrLeave(lazy, loadDocument) };
    return children
      ? { ...route, ...retried, index: false, children: retryChunks(children, loadDocument) }
      : { ...route, ...retried };
  });
}

async function loadTwiceOrLeave<T>(load: () => Promise<T>, loadDocument: () => void): Promise<T> {
  try {
    return await loadTwice(load);
  } catch (error) {
    if (isChunkFailure(error)) loadDocument();
    throw error;
  }
}
