import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { useSite } from '@hotdrop/shared-ui/site';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import type { ActiveSeasons } from '../../seasons/ranked-stats.ts';
import { createFigures, type KnownFigures } from './stats-loader.ts';

const none: KnownFigures = new Map();

/** The figures of the visitor's favorites, as they arrive. */
export function useFigures(favorites: readonly Favorite[], seasons: ActiveSeasons) {
  const site = useSite();
  const [figures] = useState(() => createFigures(site, seasons));
  const known = useSyncExternalStore(figures.subscribe, figures.known, () => none);
  useEffect(() => figures.want(favorites), [figures, favorites]);
  useEffect(() => figures.stop, [figures]);
  // Rows that arrive are drawn in small steps: a long list never keeps the page from answering.
  return { known: useDeferredValue(known), retry: figures.retry };
}
