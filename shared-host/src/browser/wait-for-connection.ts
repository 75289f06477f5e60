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
