/** What a browser has and a server lacks. */
interface Page {
  readonly navigator?: { readonly onLine?: boolean };
  addEventListener(type: 'online', listener: () => void, options: { readonly signal: AbortSignal }): void;
}

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
  const page = globalThis as unknown as Page;
  if (page.navigator?.onLine !== false || signal?.aborted) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const listeners = new AbortController();
  page.addEventListener('online', () => resolve(true), { signal: listeners.signal });
  signal?.addEventListener('abort', () => resolve(false), { signal: listeners.signal });
  return promise.finally(() => listeners.abort());
}
