import type { Named } from '@hotdrop/shared-domain/links';
import { useSite } from '@hotdrop/shared-ui/site';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readPlayers } from '../links/compare-address.ts';

/** Holds the players selected for a comparison. Starts with the players in the address, favorites or not. */
export function useCompareSelection() {
  const { game } = useSite();
  const { search } = useLocation();
  const [players, setPlayers] = useState<readonly Named[]>(() =>
    readPlayers(game, new URLSearchParams(search)),
  );
  return { players, setPlayers };
}

export type CompareSelection = ReturnType<typeof useCompareSelection>;
