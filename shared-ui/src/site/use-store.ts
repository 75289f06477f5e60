import type { Site } from '@hotdrop/shared-domain/contract';
import { useSyncExternalStore } from 'react';
import { useSite } from './context.tsx';

type State = ReturnType<Site['store']['getState']>;

/** What a selector of `@hotdrop/shared-domain/store` reads, kept up to date. */
export function useStore<T>(selector: (state: State) => T): T {
  const { side, store } = useSite();
  // A server draws what its loaders have put into the store. The browser's store starts with exactly that, and
  // hydration has to see it even when something has changed since.
  const drawn = side === 'server' ? store.getState : store.getInitialState;
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.getState()),
    () => selector(drawn()),
  );
}
