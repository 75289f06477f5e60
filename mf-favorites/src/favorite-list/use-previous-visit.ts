import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  browserStorage,
  type Snapshot,
  saveVisits,
  startVisit,
  takeSnapshot,
  type Visit,
} from '../visits/visits.ts';
import type { LoadedStats } from './load-stats.ts';

/** Stores this visit, and provides the previous one. Null: there is none. */
export function usePreviousVisit(loaded: LoadedStats, isComplete: boolean): Visit | null {
  const { now } = useSite();
  const [visits, setVisits] = useState<ReturnType<typeof startVisit> | null>(null);
  useEffect(() => setVisits(startVisit(browserStorage(), now())), [now]);

  const save = useEffectEvent(() => {
    const snapshots = [...loaded].flatMap(([key, one]) => snapshotEntries(key, one));
    if (!visits || snapshots.length === 0) return;
    const { previous, current } = visits;
    const players = { ...current.players, ...Object.fromEntries(snapshots) };
    saveVisits(browserStorage(), { previous, current: { ...current, players } });
  });
  // Saves once when all stats have loaded, or when the visitor leaves.
  useEffect(() => {
    if (isComplete) save();
  }, [isComplete]);
  useEffect(() => {
    const leave = () => save();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      save();
    };
  }, []);
  return visits?.previous ?? null;
}

function snapshotEntries(key: string, figures: ReturnType<LoadedStats['get']>): [string, Snapshot][] {
  return figures?.status === 'ready' && figures.stats
    ? [[key, takeSnapshot(figures.player.name, figures.stats)]]
    : [];
}
