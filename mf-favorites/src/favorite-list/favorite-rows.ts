import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { type Figures, rankedFigures, rankPointsOf } from '@hotdrop/shared-domain/stats';
import type { Player, RankedModeStats } from '@hotdrop/shared-domain/wire';
import { playedStatsIn } from '../seasons/ranked-stats.ts';
import { keyOf } from '../visits/key-of.ts';
import { findChange, takeSnapshot, type Visit } from '../visits/visits.ts';
import type { LoadedStats } from './load-stats.ts';

export interface FavoriteRow {
  readonly key: string;
  readonly favorite: Favorite;
  /** Index in the visitor's order. */
  readonly position: number;
  readonly status: 'loading' | 'ready' | 'gone';
  /** Null: unknown. */
  readonly name: string | null;
  readonly player: Player | null;
  /** Null: loading, or there are none. */
  readonly stats: RankedModeStats | null;
  /** Since the last visit; null: unknown. */
  readonly pointsChange: number | null;
  readonly gamesChange: number | null;
  /** The id of a week that ended since the last visit; null: none did. */
  readonly newWeek: string | null;
}

interface Sources {
  readonly favorites: readonly Favorite[];
  readonly loaded: LoadedStats;
  readonly previousVisit: Visit | null;
  readonly mode: string;
  readonly newWeek: string | null;
}

/** Computes the rows of the table. Omits favorites that failed to load. */
export const favoriteRows = (
  game: Site['game'],
  { favorites, loaded, previousVisit, mode, newWeek }: Sources,
): FavoriteRow[] =>
  favorites.flatMap((favorite, position): FavoriteRow[] => {
    const key = keyOf(favorite);
    const found = loaded.get(key);
    const snapshot = previousVisit?.players[key];
    const name = snapshot?.name ?? null;
    const nothing = { player: null, stats: null, pointsChange: null, gamesChange: null, newWeek: null };
    const unknown = { ...nothing, key, favorite, position, name };
    if (!found) return [{ ...unknown, status: 'loading' }];
    if (found.status === 'skipped') return [];
    if (found.status === 'gone') return [{ ...unknown, status: 'gone' }];
    const { player, stats: season } = found;
    const change = season && findChange(snapshot, takeSnapshot(player.name, season), mode);
    return [
      {
        ...unknown,
        status: 'ready',
        name: player.name,
        player,
        stats: season && playedStatsIn(game, season, mode),
        pointsChange: change?.points ?? null,
        gamesChange: change?.games ?? null,
        newWeek,
      },
    ];
  });

/** Reuses equal rows of the last render, so that React renders changed rows only. */
export function reuseRows(
  kept: Map<string, FavoriteRow>,
  rows: readonly FavoriteRow[],
): readonly FavoriteRow[] {
  return rows.map((row) => {
    const before = kept.get(row.key);
    if (before && isEqualRow(before, row)) return before;
    kept.set(row.key, row);
    return row;
  });
}

function isEqualRow(one: FavoriteRow, other: FavoriteRow): boolean {
  const fields = new Map<string, unknown>(Object.entries(other));
  // `key` identifies the favorite; each update of the list creates new objects.
  return Object.entries(one).every(([field, value]) => field === 'favorite' || fields.get(field) === value);
}

const computed = new WeakMap<RankedModeStats, Figures>();

/** The computed stats of a row, cached. */
export function figuresOf({ stats }: FavoriteRow): Figures | null {
  if (!stats) return null;
  const figures = computed.get(stats) ?? rankedFigures(stats);
  computed.set(stats, figures);
  return figures;
}

/** Columns with a highlighted best value. */
export const measures = {
  points: ({ stats }) => stats && rankPointsOf(stats),
  kda: (row) => figuresOf(row)?.kda ?? null,
  damage: (row) => figuresOf(row)?.averageDamage ?? null,
  winRate: (row) => figuresOf(row)?.winRate ?? null,
  top10: (row) => figuresOf(row)?.top10Rate ?? null,
} satisfies Record<string, (row: FavoriteRow) => number | null>;

export type Measure = keyof typeof measures;
export type Best = Readonly<Record<Measure, number | null>>;

/** Finds the best value of each measure. Null: all values are equal. */
export function bestOf(rows: readonly FavoriteRow[]): Best {
  const best = (measure: Measure) => {
    const values = rows.map(measures[measure]).filter((value) => value !== null);
    return new Set(values).size > 1 ? Math.max(...values) : null;
  };
  return {
    points: best('points'),
    kda: best('kda'),
    damage: best('damage'),
    winRate: best('winRate'),
    top10: best('top10'),
  };
}
