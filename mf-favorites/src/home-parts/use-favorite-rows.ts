import type { Site } from '@hotdrop/shared-domain/contract';
import { useFavorites, useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';
import type { ActiveSeasons } from '../seasons/ranked-stats.ts';
import { keyOf } from '../visits/key-of.ts';
import {
  browserStorage,
  type Change,
  findChange,
  saveVisits,
  startVisit,
  takeSnapshot,
} from '../visits/visits.ts';
import { type FavoriteRow, readFavorite } from './read-favorite.ts';

export const maxFavorites = 4;

export interface ChangedRow extends FavoriteRow {
  /** Since the last visit. Null: not known. */
  readonly change: Change | null;
}

interface HomeFavorites {
  /** Players with new matches first. */
  readonly rows: readonly ChangedRow[];
  /** The time of the last visit in milliseconds. Null: there was none. */
  readonly since: number | null;
}

/** Reads the first favorites and what changed since the last visit. Null while they load. */
export function useFavoriteRows(seasons: ActiveSeasons): HomeFavorites | null {
  const site = useSite();
  const favorites = useFavorites();
  const [found, setFound] = useState<HomeFavorites | null>(null);
  useEffect(() => {
    const unmount = new AbortController();
    const read = async () => {
      const first = favorites.slice(0, maxFavorites);
      const rows = await Promise.all(first.map((one) => readFavorite(site, one, seasons, unmount.signal)));
      if (!unmount.signal.aborted)
        setFound(
          compare(
            rows.filter((row) => row !== null),
            site,
          ),
        );
    };
    void read();
    return () => unmount.abort();
  }, [site, favorites, seasons]);
  return found;
}

/** Compares the rows with the last visit, and stores them for the next one. */
function compare(rows: readonly FavoriteRow[], { now }: Site): HomeFavorites {
  const storage = browserStorage();
  const { previous, current } = startVisit(storage, now());
  const changed = rows.map((row): ChangedRow => {
    const { name, stats, rank } = row;
    const before = previous?.players[keyOf(row)];
    return { ...row, change: stats && rank && findChange(before, takeSnapshot(name, stats), rank.mode) };
  });
  const snapshots = rows.flatMap((row) =>
    row.stats ? [[keyOf(row), takeSnapshot(row.name, row.stats)] as const] : [],
  );
  const players = { ...current.players, ...Object.fromEntries(snapshots) };
  saveVisits(storage, { previous, current: { ...current, players } });
  const isQuiet = ({ change }: ChangedRow) => change?.games === 0;
  return {
    rows: [...changed.filter((row) => !isQuiet(row)), ...changed.filter(isQuiet)],
    since: previous?.at ?? null,
  };
}
