import { useSyncExternalStore } from 'react';
import type { Site } from '../contract/index.ts';
import type { SiteState } from '../store/index.ts';

/**
 * Reads the site's store in a component, which is drawn again when what it selects has changed. A server draws
 * what its loaders have put there; the browser's store began with that, and hydration has to see it again even
 * when something has changed since.
 */
export function useSiteStore<T>(
  { side, store }: Pick<Site, 'side' | 'store'>,
  select: (state: SiteState) => T,
): T {
  const drawn = side === 'server' ? store.getState : store.getInitialState;
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(drawn()),
  );
}
