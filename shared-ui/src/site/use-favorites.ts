import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { noFavorites } from '@hotdrop/shared-domain/favorites';
import { useSyncExternalStore } from 'react';
import { useSite } from './context.tsx';

/** Returns the visitor's favorites. The list is empty on the server and during hydration. */
export function useFavorites(): readonly Favorite[] {
  const { favorites } = useSite();
  return useSyncExternalStore(favorites.subscribe, favorites.list, noFavorites.list);
}
