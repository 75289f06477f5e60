import type { Prefetching } from './prefetch.ts';

/** What a hand does first. */
const stirs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Fetches ahead once the visitor stirs: evaluating an area costs a phone some 50 ms, and who only looks pays for none.
 */
export function prefetchOnInteraction(prefetching: Prefetching): void {
  if (isCostly()) return;
  const over = new AbortController();
  const begin = async () => {
    over.abort();
    const { startPrefetching } = await import(/* webpackChunkName: "prefetch" */ './prefetch.ts');
    startPrefetching(prefetching);
  };
  // Nothing is lost without it.
  for (const type of stirs)
    addEventListener(type, () => void begin().catch(() => {}), { signal: over.signal });
}

/** Whether the visitor pays for every byte: a 2g connection, or one that is to save data. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
