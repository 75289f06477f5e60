import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { playerKey } from '@hotdrop/shared-domain/store';
import pLimit from 'p-limit';
import type { ActiveSeasons } from '../../seasons/ranked-stats.ts';
import { type FavoriteFigures, readFigures } from './read-favorite-stats.ts';

/** So many favorites are read at once: a list may be long, and the API is everybody's. */
const atOnce = 4;

export const keyOf = ({ shard, accountId }: Favorite): string => playerKey(shard, accountId);

export type KnownFigures = ReadonlyMap<string, FavoriteFigures>;

export interface Figures {
  /** The same map until something arrives. */
  known(): KnownFigures;
  subscribe(listener: () => void): () => void;
  /** Reads what is not known yet, in the order given. */
  want(favorites: readonly Favorite[]): void;
  /** Reads again what was skipped. */
  retry(): void;
  /** Nobody looks any more: what has not arrived is given up. */
  stop(): void;
}

/** The figures of favorites, as they arrive. */
export function createFigures(site: Site, seasons: ActiveSeasons): Figures {
  const listeners = new Set<() => void>();
  const limit = pLimit(atOnce);
  const asked = new Map<string, Favorite>();
  let known: KnownFigures = new Map();
  let leaving = new AbortController();

  async function read(key: string, favorite: Favorite, { signal }: AbortController) {
    const figures = await readFigures(site, favorite, seasons, signal).catch((error: unknown) => {
      site.report(error, { area: 'mf-favorites', page: 'favorite-list' });
      return { is: 'skipped' } as const;
    });
    if (signal.aborted) return;
    known = new Map(known).set(key, figures);
    for (const listener of listeners) listener();
  }

  function want(favorites: readonly Favorite[]) {
    for (const favorite of favorites) {
      const key = keyOf(favorite);
      if (asked.has(key)) continue;
      asked.set(key, favorite);
      void limit(read, key, favorite, leaving);
    }
  }

  return {
    known: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want,
    retry: () => {
      const skipped = [...asked].filter(([key]) => known.get(key)?.is === 'skipped');
      known = new Map([...known].filter(([, { is }]) => is !== 'skipped'));
      for (const [key] of skipped) asked.delete(key);
      for (const listener of listeners) listener();
      want(skipped.map(([, favorite]) => favorite));
    },
    stop: () => {
      leaving.abort();
      leaving = new AbortController();
      limit.clearQueue();
      for (const key of asked.keys()) if (!known.has(key)) asked.delete(key);
    },
  };
}
