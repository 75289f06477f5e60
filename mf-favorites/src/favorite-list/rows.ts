import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { type Figures, rankedFigures } from '@hotdrop/shared-domain/stats';
import type { Player, RankedModeStats } from '@hotdrop/shared-domain/wire';
import { rankedStatsIn } from '../ranked-stats.ts';
import { type KnownFigures, keyOf } from './figures.ts';
import { type Change, changeSince, type Look, seenIn } from './last-look.ts';

export interface FavoriteRow {
  readonly key: string;
  readonly favorite: Favorite;
  /** In the visitor's order. */
  readonly place: number;
  readonly is: 'waiting' | 'ready' | 'gone';
  /** Null: not known yet. */
  readonly name: string | null;
  readonly player: Player | null;
  /** Null: still on their way, or there are none. */
  readonly ranked: { readonly stats: RankedModeStats; readonly figures: Figures } | null;
  readonly change: Change | null;
}

/** What the table shows of each favourite; those that could not be read are left out. */
export const favoriteRows = (
  game: Site['game'],
  favorites: readonly Favorite[],
  known: KnownFigures,
  before: Look | null,
  mode: string,
): readonly FavoriteRow[] =>
  favorites.flatMap((favorite, place): FavoriteRow[] => {
    const key = keyOf(favorite);
    const found = known.get(key);
    const seen = before?.players[key];
    const nothing = {
      key,
      favorite,
      place,
      name: seen?.name ?? null,
      player: null,
      ranked: null,
      change: null,
    };
    if (!found) return [{ ...nothing, is: 'waiting' }];
    if (found.is === 'skipped') return [];
    if (found.is === 'gone') return [{ ...nothing, is: 'gone' }];
    const { player, stats: season } = found;
    const stats = season && rankedStatsIn(game, season, mode);
    return [
      {
        ...nothing,
        is: 'ready',
        name: player.name,
        player,
        ranked: stats && { stats, figures: rankedFigures(stats) },
        change: season && changeSince(seen, seenIn(player.name, season), mode),
      },
    ];
  });

/** The best of a column; null: there are not two to compare. */
export function bestOf(
  rows: readonly FavoriteRow[],
  value: (row: FavoriteRow) => number | null,
): number | null {
  const values = rows.map(value).filter((one) => one !== null);
  return values.length > 1 ? Math.max(...values) : null;
}
