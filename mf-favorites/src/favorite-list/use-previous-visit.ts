import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';
import { saveVisit, startVisit, takeSnapshot, type Visit, type Visits } from '../visits/visits.ts';
import type { LoadedStats } from './use-favorite-stats.ts';

/** Stores what this visit shows, and provides the previous one. Null: there is none. */
export function usePreviousVisit(loaded: LoadedStats): Visit | null {
  const { now } = useSite();
  const [visits, setVisits] = useState<Visits | null>(null);
  useEffect(() => setVisits(startVisit(now())), [now]);
  useEffect(() => {
    const players = [...loaded].flatMap(([key, found]) =>
      found.status === 'ready' && found.stats
        ? [[key, takeSnapshot(found.player.name, found.stats)] as const]
        : [],
    );
    if (visits && players.length > 0) saveVisit(visits, Object.fromEntries(players));
  }, [visits, loaded]);
  return visits?.previous ?? null;
}
