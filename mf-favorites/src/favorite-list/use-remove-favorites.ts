import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { useSite } from '@hotdrop/shared-ui/site';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type KnownFigures, keyOf } from './stats/stats-loader.ts';
import type { Look } from './stats/visits.ts';

export interface Removed {
  readonly favorite: Favorite;
  /** Where it stood. */
  readonly at: number;
  readonly name: string | null;
  readonly why: 'gone' | 'asked';
}

/** Takes favorites off the list, and puts back what should not have gone. */
export function useRemoval(list: readonly Favorite[], known: KnownFigures, before: Look | null) {
  const { favorites } = useSite();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const removedOnce = useRef(new Set<string>());

  const remove = useCallback(
    (favorite: Favorite, name: string | null, why: Removed['why'] = 'asked') => {
      const at = favorites.list().findIndex((one) => keyOf(one) === keyOf(favorite));
      favorites.remove(favorite);
      setRemoved((others) => [...others, { favorite, at, name, why }]);
    },
    [favorites],
  );

  useEffect(() => {
    for (const favorite of list) {
      const key = keyOf(favorite);
      // Once in a visit: what the visitor has put back stays.
      if (known.get(key)?.is !== 'gone' || removedOnce.current.has(key)) continue;
      removedOnce.current.add(key);
      remove(favorite, before?.players[key]?.name ?? null, 'gone');
    }
  }, [list, known, before, remove]);

  const undo = () => {
    for (const { favorite, at } of removed.toReversed()) favorites.add(favorite, at);
    setRemoved([]);
  };
  return { removed, remove, undo, forget: () => setRemoved([]) };
}
