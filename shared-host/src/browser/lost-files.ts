import { durations } from '@hotdrop/shared-domain/rules';
import type { RouteObject } from 'react-router-dom';

/** Whether code could not be fetched. The router caches such a failure, so only a page load helps. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /^(ChunkLoadError|CSS_CHUNK_LOAD_FAILED)$|Loading (CSS )?chunk/.test(`${error.name} ${error.message}`);

/** Loads code, and retries a lost file: once, or as often as a lost connection returns. */
export async function loadTwice<T>(
  load: () => Promise<T>,
  isLost: (error: unknown) => boolean = isChunkFailure,
): Promise<T> {
  for (let isRetry = false; ; ) {
    try {
      return await load();
    } catch (error) {
      if (!isLost(error)) throw error;
      // The browser may notice a lost connection after the first failure.
      if (await waitForConnection()) continue;
      if (isRetry) throw error;
      isRetry = true;
    }
  }
}

/**
 * Waits until a lost connection returns. Resolves to whether it was lost and is back: false if the browser is online, or
 * if the caller leaves.
 */
export async function waitForConnection(signal?: AbortSignal): Promise<boolean> {
  if (globalThis.navigator?.onLine !== false || signal?.aborted) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const listeners = new AbortController();
  addEventListener('online', () => resolve(true), { signal: listeners.signal });
  signal?.addEventListener('abort', () => resolve(false), { signal: listeners.signal });
  return promise.finally(() => listeners.abort());
}

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
