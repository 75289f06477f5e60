import type { PrefetchOptions } from './prefetch.ts';

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Starts prefetching on the first interaction. Evaluating an area takes about 50 ms on a phone, which visitors who only
 * look at one page do not need.
 */
export function prefetchOnInteraction(options: PrefetchOptions): void {
  if (isDataExpensive()) return;
  const started = new AbortController();
  const start = async () => {
    started.abort();
    const { startPrefetching } = await import(/* webpackChunkName: "prefetch" */ './prefetch.ts');
    startPrefetching(options);
  };
  // Ignore failures: pages load without prefetching too.
  for (const type of interactions)
    addEventListener(type, () => void start().catch(() => {}), { signal: started.signal });
}

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Detects a 2G connection or the browser's data saver. */
function isDataExpensive(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
