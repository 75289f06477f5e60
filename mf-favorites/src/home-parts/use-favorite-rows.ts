import type { Site } from '@hotdrop/shared-domain/contract';
import { removeFavorite } from '@hotdrop/shared-domain/favorites';
import { rankedViewsOf, readSeason } from '@hotdrop/shared-domain/game';
import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import type { Player, RankedModeStats, SeasonStats } from '@hotdrop/shared-domain/wire';
import { useFavorites, useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';
import type { ActiveSeasons } from '../seasons/ranked-stats.ts';
import { readFavorite } from '../seasons/read-favorite.ts';
import { keyOf } from '../visits/key-of.ts';
import { type Change, findChange, saveVisit, startVisit, takeSnapshot } from '../visits/visits.ts';

export const maxFavorites = 4;

export interface FavoriteRow {
  readonly player: Player;
  /** Best rank of this season's modes, without points before the first rank; null if there is none. */
  readonly rank: { readonly points: number | null; readonly stats: RankedModeStats } | null;
  /** Since the last visit. Null: not known. */
  readonly change: Change | null;
}

interface HomeFavorites {
  /** Players with new matches first. */
  readonly rows: readonly FavoriteRow[];
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
      const players = await Promise.all(
        favorites.slice(0, maxFavorites).map(async (favorite): Promise<Read[]> => {
          const one = await readFavorite(site, favorite, seasons, unmount.signal);
          if (one.status === 'gone') removeFavorite(site.store, favorite);
          if (one.status === 'gone' || !one.player) return [];
          return [{ player: one.player, stats: one.status === 'ready' ? one.stats : null }];
        }),
      );
      if (!unmount.signal.aborted) setFound(compare(site, players.flat()));
    };
    void read();
    return () => unmount.abort();
  }, [site, favorites, seasons]);
  return found;
}

interface Read {
  readonly player: Player;
  readonly stats: SeasonStats | null;
}

/** Compares the players with the last visit, and stores them for the next one. */
function compare({ game, now }: Site, players: readonly Read[]): HomeFavorites {
  const visits = startVisit(now());
  const compared = players.map(({ player, stats }) => {
    const key = keyOf(player);
    const snapshot = stats && takeSnapshot(player.name, stats);
    const best = stats && findBest(game, stats);
    const change = snapshot && best && findChange(visits.previous?.players[key], snapshot, best.mode);
    return { key, snapshot, row: { player, rank: best, change } };
  });
  saveVisit(
    visits,
    Object.fromEntries(compared.flatMap(({ key, snapshot }) => (snapshot ? [[key, snapshot]] : []))),
  );
  const rows = compared.map(({ row }) => row);
  const isQuiet = ({ change }: FavoriteRow) => change?.games === 0;
  return {
    rows: [...rows.filter((row) => !isQuiet(row)), ...rows.filter(isQuiet)],
    since: visits.previous?.at ?? null,
  };
}

function findBest(game: Site['game'], { season, rankedStats }: SeasonStats) {
  const [best] = rankedViewsOf(game, readSeason(game, season), rankedStats, 'tpp')
    .flatMap(({ mode, stats }) => (stats ? [{ mode, points: rankPointsOf(stats), stats }] : []))
    .sort((a, b) => b.stats.currentRankPoint - a.stats.currentRankPoint);
  return best ?? null;
}
