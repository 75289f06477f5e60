import { useFavorites } from '@hotdrop/shared-ui/site';
import { useCallback, useState } from 'react';
import { keyOf } from './figures.ts';

/** Who is ticked to be compared, in the order of the list. */
export function useCompared() {
  const list = useFavorites();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isAsked, ask] = useState(false);
  const setCompared = useCallback((chosen: readonly string[]) => {
    setTicked(chosen);
    ask(chosen.length > 0);
  }, []);
  const players = list.filter((favorite) => ticked.includes(keyOf(favorite)));
  return {
    players,
    /** Without those who have left the list since. */
    keys: players.map(keyOf),
    setCompared,
    /** Whether the visitor has begun to choose, or asked how. */
    isAsked,
    ask: () => ask(true),
  };
}

export type Compared = ReturnType<typeof useCompared>;
