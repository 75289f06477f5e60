import { useFavorites } from '@hotdrop/shared-ui/site';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readPlayers } from '../links/compare-address.ts';
import { keyOf } from '../visits/key-of.ts';

/** Holds the players selected for a comparison, in the order of the list. Starts with the players in the address. */
export function useCompareSelection() {
  const list = useFavorites();
  const { search } = useLocation();
  const [ticked, setCompared] = useState<readonly string[]>(() =>
    readPlayers(new URLSearchParams(search)).map(keyOf),
  );
  const players = list.filter((favorite) => ticked.includes(keyOf(favorite)));
  return {
    players,
    /** Excludes players who are not on the list. */
    keys: players.map(keyOf),
    setCompared,
  };
}

export type CompareSelection = ReturnType<typeof useCompareSelection>;
