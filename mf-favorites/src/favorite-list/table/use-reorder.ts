import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { useSite } from '@hotdrop/shared-ui/site';
import { useMemo, useState } from 'react';
import { keyOf } from '../stats/stats-loader.ts';

interface Carried {
  readonly favorite: Favorite;
  readonly from: number;
  readonly to: number;
}

/** Moves favorites in the visitor's order. One that is carried is kept where it was until it is put down. */
export function useOrder(length: number) {
  const { favorites } = useSite();
  const [carried, setCarried] = useState<Carried | null>(null);
  const [moved, setMoved] = useState<{ readonly key: string; readonly to: number } | null>(null);

  return useMemo(() => {
    const move = (favorite: Favorite, to: number) => {
      if (to < 0 || to >= length) return;
      favorites.move(favorite, to);
      setMoved({ key: keyOf(favorite), to });
    };
    return {
      carried,
      /** The last one that was moved: it keeps the focus, and those who listen are told. */
      moved,
      move,
      pickUp: (favorite: Favorite, from: number) => setCarried({ favorite, from, to: from }),
      carryTo: (to: number) => setCarried((before) => before && { ...before, to }),
      putBack: () => setCarried(null),
      putDown: () => {
        if (carried && carried.to !== carried.from) move(carried.favorite, carried.to);
        setCarried(null);
      },
    };
  }, [favorites, length, carried, moved]);
}

export type Order = ReturnType<typeof useOrder>;
