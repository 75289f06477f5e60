import type { Site } from '@hotdrop/shared-domain/contract';
import { type Favorite, noFavorites } from '@hotdrop/shared-domain/favorites';
import { useSyncExternalStore } from 'react';
import { useSite } from './context.tsx';

type State = ReturnType<Site['store']['getState']>;

/** Subscribes to a selector of `@hotdrop/shared-domain/store`. */
export function useStore<T>(selector: (state: State) => T): T {
  const { side, store } = useSite();
  // The server renders the state after its loaders. The browser's store starts with the same state, and hydration
  // must see it even after a change.
  const drawn = side === 'server' ? store.getState : store.getInitialState;
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.getState()),
    () => selector(drawn()),
  );
}

/** Returns the visitor's favorites. The list is empty on the server and during hydration. */
export function useFavorites(): readonly Favorite[] {
  const { favorites } = useSite();
  return useSyncExternalStore(favorites.subscribe, favorites.list, noFavorites.list);
}

const never = () => () => {};

/** Whether hydration is done. Only then is data from the browser's storage available. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Whether a component's first render is one of the server, or takes over its HTML. Unlike `useIsHydrated`, it renders
 * nothing again; later renders of a component return false.
 */
export function useHasHtml(): boolean {
  let hasHtml = false;
  useSyncExternalStore(
    never,
    () => null,
    () => {
      hasHtml = true;
      return null;
    },
  );
  return hasHtml;
}
