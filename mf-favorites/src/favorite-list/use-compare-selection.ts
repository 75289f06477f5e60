import { useFavorites } from '@hotdrop/shared-ui/site';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readPlayers } from '../links/compare-address.ts';
import { keyOf } from './stats/stats-loader.ts';

/** Who is ticked to be compared, in the order of the list. It begins with those whom the address names. */
export function useCompared() {
  const list = useFavorites();
  const { search } = useLocation();
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    readPlayers(new URLSearchParams(search)).map(keyOf),
  );
  const [isAsked, ask] = useState(ticked.length > 0);
  const setCompared = useCallback((chosen: readonly string[]) => {
    setTicked(chosen);
    ask(chosen.length > 0);
  }, []);
  const players = list.filter((favorite) => ticked.includes(keyOf(favorite)));
  return {
    players,
    /** Without those who are not on the list, or not any more. */
    keys: players.map(keyOf),
    setCompared,
    /** Whether the visitor has begun to choose, or asked how. */
    isAsked,
    ask: () => ask(true),
  };
}

export type Compared = ReturnType<typeof useCompared>;
