import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { useSite } from '@hotdrop/shared-ui/site';
import { useMemo, useState } from 'react';
import { keyOf } from '../visits/key-of.ts';

interface DraggedRow {
  readonly favorite: Favorite;
  readonly from: number;
  readonly to: number;
}

/** Moves favorites in the visitor's order. A dragged favorite moves when it is dropped. */
export function useReorder(length: number) {
  const { favorites } = useSite();
  const [dragged, setDragged] = useState<DraggedRow | null>(null);
  const [moved, setMoved] = useState<{ readonly key: string; readonly to: number } | null>(null);

  return useMemo(() => {
    const move = (favorite: Favorite, to: number) => {
      if (to < 0 || to >= length) return;
      favorites.move(favorite, to);
      setMoved({ key: keyOf(favorite), to });
    };
    return {
      dragged,
      /** The last moved favorite, which keeps the focus and is announced. */
      moved,
      move,
      startDrag: (favorite: Favorite, from: number) => setDragged({ favorite, from, to: from }),
      dragTo: (to: number) => setDragged((before) => before && { ...before, to }),
      cancelDrag: () => setDragged(null),
      drop: () => {
        if (dragged && dragged.to !== dragged.from) move(dragged.favorite, dragged.to);
        setDragged(null);
      },
    };
  }, [favorites, length, dragged, moved]);
}

export type Reorder = ReturnType<typeof useReorder>;
