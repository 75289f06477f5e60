import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { noFavorites } from '@hotdrop/shared-domain/favorites';
import { useSyncExternalStore } from 'react';
import { useSite } from './context.tsx';

/** The visitor's favorites, kept up to date. While a page hydrates the list is empty, as on the server. */
export function useFavorites(): readonly Favorite[] {
  const { favorites } = useSite();
  return useSyncExternalStore(favorites.subscribe, favorites.list, noFavorites.list);
}
