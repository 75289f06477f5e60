import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { useSite } from '@hotdrop/shared-ui/site';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import type { ActiveSeasons } from '../../seasons/ranked-stats.ts';
import { createStatsLoader, type LoadedStats } from './stats-loader.ts';

const none: LoadedStats = new Map();

/** Loads the stats of the visitor's favorites, and provides them as they arrive. */
export function useLoadStats(favorites: readonly Favorite[], seasons: ActiveSeasons) {
  const site = useSite();
  const [loader] = useState(() => createStatsLoader(site, seasons));
  const loaded = useSyncExternalStore(loader.subscribe, loader.loaded, () => none);
  useEffect(() => loader.load(favorites), [loader, favorites]);
  useEffect(() => loader.stop, [loader]);
  // Renders new rows with low priority, so that a long list does not block the page.
  return { loaded: useDeferredValue(loaded), retry: loader.retry };
}
