import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import pLimit from 'p-limit';
import type { ActiveSeasons } from '../../seasons/ranked-stats.ts';
import { keyOf } from '../../visits/key-of.ts';
import { type FavoriteStats, readFavoriteStats } from './read-favorite-stats.ts';

/** Limits parallel requests: a list may be long. */
const maxParallel = 4;

export type LoadedStats = ReadonlyMap<string, FavoriteStats>;

export interface StatsLoader {
  /** The same map until new stats arrive. */
  loaded(): LoadedStats;
  subscribe(listener: () => void): () => void;
  /** Loads the missing stats, in the given order. */
  load(favorites: readonly Favorite[]): void;
  /** Loads the skipped favorites again. */
  retry(): void;
  /** Cancels all pending requests. */
  stop(): void;
}

/** Loads the stats of favorites, a few at a time. */
export function createStatsLoader(site: Site, seasons: ActiveSeasons): StatsLoader {
  const listeners = new Set<() => void>();
  const limit = pLimit(maxParallel);
  const requested = new Map<string, Favorite>();
  let loaded: LoadedStats = new Map();
  let leaving = new AbortController();

  async function read(key: string, favorite: Favorite, { signal }: AbortController) {
    const stats = await readFavoriteStats(site, favorite, seasons, signal).catch((error: unknown) => {
      site.report(error, { area: 'mf-favorites', page: 'favorite-list' });
      return { status: 'skipped' } as const;
    });
    if (signal.aborted) return;
    loaded = new Map(loaded).set(key, stats);
    for (const listener of listeners) listener();
  }

  function load(favorites: readonly Favorite[]) {
    for (const favorite of favorites) {
      const key = keyOf(favorite);
      if (requested.has(key)) continue;
      requested.set(key, favorite);
      void limit(read, key, favorite, leaving);
    }
  }

  return {
    loaded: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    retry: () => {
      const skipped = [...requested].filter(([key]) => loaded.get(key)?.status === 'skipped');
      loaded = new Map([...loaded].filter(([, { status }]) => status !== 'skipped'));
      for (const [key] of skipped) requested.delete(key);
      for (const listener of listeners) listener();
      load(skipped.map(([, favorite]) => favorite));
    },
    stop: () => {
      leaving.abort();
      leaving = new AbortController();
      limit.clearQueue();
      for (const key of requested.keys()) if (!loaded.has(key)) requested.delete(key);
    },
  };
}
