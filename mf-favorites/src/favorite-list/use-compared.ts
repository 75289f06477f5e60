import { useFavorites } from '@hotdrop/shared-ui/site';
import { useCallback, useState } from 'react';
import { keyOf } from './figures.ts';

/** Who is ticked to be compared, in the order of the list. */
export function useCompared() {
  const list = useFavorites();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [isAsked, ask] = useState(false);
  const setCompared = useCallback((chosen: readonly string[]) => {
    setKeys(chosen);
    ask(chosen.length > 0);
  }, []);
  return {
    keys,
    setCompared,
    players: list.filter((favorite) => keys.includes(keyOf(favorite))),
    /** Whether the visitor has begun to choose, or asked how. */
    isAsked,
    ask: () => ask(true),
  };
}

export type Compared = ReturnType<typeof useCompared>;
