import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { platformOf, shardInAddress } from '@hotdrop/shared-domain/game';
import { favoriteAfter } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, Player, SeasonStats } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import pLimit from 'p-limit';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import type { ActiveSeasons } from '../seasons/ranked-stats.ts';
import { keyOf } from '../visits/key-of.ts';

/** Limits parallel requests: a list may be long. */
const maxParallel = 4;

export type LoadedStats = ReadonlyMap<string, FavoriteStats>;

interface StatsLoader {
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
function createStatsLoader(site: Site, seasons: ActiveSeasons): StatsLoader {
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

/** The loaded data of a favorite. */
type FavoriteStats =
  | { readonly status: 'ready'; readonly player: Player; readonly stats: SeasonStats | null }
  /** The player is unknown to the game. */
  | { readonly status: 'gone' }
  /** A request failed. */
  | { readonly status: 'skipped' };

const statsAfter = (failure: ApiFailure): FavoriteStats =>
  favoriteAfter(failure) === 'remove' ? { status: 'gone' } : { status: 'skipped' };

/** Reads a favorite's name and their stats in the current season of their platform. */
async function readFavoriteStats(
  { api, game }: Site,
  favorite: Favorite,
  seasons: ActiveSeasons,
  signal: AbortSignal,
): Promise<FavoriteStats> {
  const shard = shardInAddress(favorite.shard);
  const { accountId } = favorite;
  const found = await api.getPlayer({ shard, player: accountId }, { signal });
  if (!found.ok) return statsAfter(found.error);
  const { player } = found.data;

  const season = seasons[platformOf(game, shard)] ?? (await newestSeason());
  if (season === undefined) return { status: 'ready', player, stats: null };
  const stats = await api.getSeasonStats({ shard, accountId, season }, { signal });
  if (stats.ok) return { status: 'ready', player, stats: stats.data };
  // The player exists, but has no stats in this season.
  return stats.error.kind === 'not-found' ? { status: 'ready', player, stats: null } : { status: 'skipped' };

  /** If the current season is unknown, uses the player's list of seasons. */
  async function newestSeason(): Promise<string | undefined> {
    const list = await api.listSeasons({ shard, accountId }, { signal });
    return list.ok ? list.data.seasons.find(({ hasRanked }) => hasRanked)?.id : undefined;
  }
}

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
