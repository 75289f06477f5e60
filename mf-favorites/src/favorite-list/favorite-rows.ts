import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { rankedStats, type Stats } from '@hotdrop/shared-domain/stats';
import type { RankedModeStats } from '@hotdrop/shared-domain/wire';
import { playedStatsIn } from '../seasons/ranked-stats.ts';
import { keyOf } from '../visits/key-of.ts';
import { type Change, findChange, takeSnapshot, type Visit } from '../visits/visits.ts';
import type { LoadedStats } from './use-favorite-stats.ts';

export interface FavoriteRow {
  readonly key: string;
  readonly favorite: Favorite;
  /** Index in the visitor's order. */
  readonly position: number;
  readonly status: 'loading' | 'ready' | 'gone';
  /** Null: unknown. */
  readonly name: string | null;
  readonly syncedAt: string | null;
  /** Null: loading, or there are none. */
  readonly ranked: RankedModeStats | null;
  readonly stats: Stats | null;
  /** Since the last visit; null: unknown. */
  readonly change: Change | null;
}

interface Sources {
  readonly favorites: readonly Favorite[];
  readonly loaded: LoadedStats;
  readonly previousVisit: Visit | null;
  readonly mode: string;
}

/** Computes the rows of the table. Omits favorites that failed to load. */
export const favoriteRows = (
  game: Site['game'],
  { favorites, loaded, previousVisit, mode }: Sources,
): readonly FavoriteRow[] =>
  favorites.flatMap((favorite, position) => {
    const key = keyOf(favorite);
    const found = loaded.get(key);
    if (found?.status === 'skipped') return [];
    const before = previousVisit?.players[key];
    const { player, stats: season } = found?.status === 'ready' ? found : { player: null, stats: null };
    const ranked = season && playedStatsIn(game, season, mode);
    return [
      {
        key,
        favorite,
        position,
        status: found?.status ?? 'loading',
        name: player?.name ?? before?.name ?? null,
        syncedAt: player?.syncedAt ?? null,
        ranked,
        stats: ranked && rankedStats(ranked),
        change: player && season && findChange(before, takeSnapshot(player.name, season), mode),
      },
    ];
  });
