import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { useSite } from '@hotdrop/shared-ui/site';
import pLimit from 'p-limit';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { ActiveSeasons } from '../seasons/ranked-stats.ts';
import { type LoadedFavorite, readFavorite } from '../seasons/read-favorite.ts';
import { keyOf } from '../visits/key-of.ts';

/** Limits parallel requests: a list may be long. */
const maxParallel = 4;

const createRequests = () => ({
  keys: new Set<string>(),
  limit: pLimit(maxParallel),
  leaving: new AbortController(),
});

export type LoadedStats = ReadonlyMap<string, LoadedFavorite>;

/** Loads the stats of the visitor's favorites a few at a time, and provides them as they arrive. */
export function useFavoriteStats(favorites: readonly Favorite[], seasons: ActiveSeasons) {
  const site = useSite();
  const [loaded, setLoaded] = useState<LoadedStats>(new Map());
  const [attempt, setAttempt] = useState(0);
  const requests = useRef(createRequests());

  useEffect(() => {
    requests.current = createRequests();
    return () => requests.current.leaving.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt requests skipped favorites again
  useEffect(() => {
    const { keys, limit, leaving } = requests.current;
    const read = async (key: string, favorite: Favorite) => {
      const found = await readFavorite(site, favorite, seasons, leaving.signal).catch((error: unknown) => {
        site.report(error, { area: 'mf-favorites', page: 'favorite-list' });
        return { status: 'skipped', player: null, failure: 'server' } as const;
      });
      // Renders new rows with low priority, so that a long list does not block the page.
      if (!leaving.signal.aborted)
        startTransition(() => setLoaded((before) => new Map(before).set(key, found)));
    };
    for (const favorite of favorites) {
      const key = keyOf(favorite);
      if (keys.has(key)) continue;
      keys.add(key);
      void limit(read, key, favorite);
    }
  }, [site, favorites, seasons, attempt]);

  const retry = () => {
    const kept = [...loaded].filter(([, { status }]) => status !== 'skipped');
    for (const [key, { status }] of loaded) if (status === 'skipped') requests.current.keys.delete(key);
    setLoaded(new Map(kept));
    setAttempt((before) => before + 1);
  };
  return { loaded, retry };
}
