import { onFirstInteraction } from '@hotdrop/shared-ui/on-first-interaction';
import type { PrefetchOptions } from './prefetch.ts';

/**
 * Starts prefetching on the first interaction. Evaluating an area takes about 50 ms on a phone, which visitors who only
 * look at one page do not need.
 */
export function prefetchOnInteraction(options: PrefetchOptions): void {
  if (isDataExpensive()) return;
  onFirstInteraction(() => {
    import(/* webpackChunkName: "prefetch" */ './prefetch.ts')
      .then(({ startPrefetching }) => startPrefetching(options))
      // Ignore failures: pages load without prefetching too.
      .catch(() => {});
  });
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
