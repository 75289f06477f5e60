import {
  addFavorite,
  type Favorite,
  removeFavorite,
  selectFavorites,
} from '@hotdrop/shared-domain/favorites';
import { useSite } from '@hotdrop/shared-ui/site';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keyOf } from '../visits/key-of.ts';
import type { Visit } from '../visits/visits.ts';
import type { LoadedStats } from './use-favorite-stats.ts';

export interface Removed {
  readonly favorite: Favorite;
  /** Index in the list before the removal. */
  readonly at: number;
  readonly name: string | null;
  readonly reason: 'gone' | 'requested';
}

/** Removes favorites from the list, with an undo. Removes players unknown to the game by itself. */
export function useRemoveFavorites(
  list: readonly Favorite[],
  loaded: LoadedStats,
  previousVisit: Visit | null,
) {
  const { store } = useSite();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const handled = useRef(new Set<string>());

  const remove = useCallback(
    (favorite: Favorite, name: string | null, reason: Removed['reason'] = 'requested') => {
      const at = selectFavorites(store.getState()).findIndex((one) => keyOf(one) === keyOf(favorite));
      removeFavorite(store, favorite);
      setRemoved((others) => [...others, { favorite, at, name, reason }]);
    },
    [store],
  );

  useEffect(() => {
    for (const favorite of list) {
      const key = keyOf(favorite);
      // Removes each player once, so that an undone removal stays undone.
      if (loaded.get(key)?.status !== 'gone' || handled.current.has(key)) continue;
      handled.current.add(key);
      remove(favorite, previousVisit?.players[key]?.name ?? null, 'gone');
    }
  }, [list, loaded, previousVisit, remove]);

  const undo = () => {
    for (const { favorite, at } of removed.toReversed()) addFavorite(store, favorite, at);
    setRemoved([]);
  };
  return { removed, remove, undo, dismiss: () => setRemoved([]) };
}
