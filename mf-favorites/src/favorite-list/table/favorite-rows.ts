import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { type Figures, rankedFigures } from '@hotdrop/shared-domain/stats';
import type { Player, RankedModeStats } from '@hotdrop/shared-domain/wire';
import { rankedStatsIn } from '../../seasons/ranked-stats.ts';
import { type KnownFigures, keyOf } from '../stats/stats-loader.ts';
import { changeSince, type Look, seenIn } from '../stats/visits.ts';

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
  readonly stats: RankedModeStats | null;
  /** Since the last look; null: not known. */
  readonly pointsChange: number | null;
  readonly gamesChange: number | null;
}

interface Sources {
  readonly favorites: readonly Favorite[];
  readonly known: KnownFigures;
  readonly before: Look | null;
  readonly mode: string;
}

/** What the table shows of each favorite; those that could not be read are left out. */
export const favoriteRows = (
  game: Site['game'],
  { favorites, known, before, mode }: Sources,
): FavoriteRow[] =>
  favorites.flatMap((favorite, place): FavoriteRow[] => {
    const key = keyOf(favorite);
    const found = known.get(key);
    const seen = before?.players[key];
    const name = seen?.name ?? null;
    const nothing = { player: null, stats: null, pointsChange: null, gamesChange: null };
    const unknown = { ...nothing, key, favorite, place, name };
    if (!found) return [{ ...unknown, is: 'waiting' }];
    if (found.is === 'skipped') return [];
    if (found.is === 'gone') return [{ ...unknown, is: 'gone' }];
    const { player, stats: season } = found;
    const change = season && changeSince(seen, seenIn(player.name, season), mode);
    return [
      {
        ...unknown,
        is: 'ready',
        name: player.name,
        player,
        stats: season && rankedStatsIn(game, season, mode),
        pointsChange: change?.points ?? null,
        gamesChange: change?.games ?? null,
      },
    ];
  });

/** A row that says the same stays the same value, so that only what has changed is drawn again. */
export function keepSame(
  kept: Map<string, FavoriteRow>,
  rows: readonly FavoriteRow[],
): readonly FavoriteRow[] {
  return rows.map((row) => {
    const before = kept.get(row.key);
    const isSame =
      before !== undefined &&
      (Object.keys(row) as (keyof FavoriteRow)[]).every(
        (field) => field === 'favorite' || before[field] === row[field],
      );
    if (isSame) return before;
    kept.set(row.key, row);
    return row;
  });
}

const computed = new WeakMap<RankedModeStats, Figures>();

/** The figures of a row, computed once. */
export function figuresOf({ stats }: FavoriteRow): Figures | null {
  if (!stats) return null;
  const figures = computed.get(stats) ?? rankedFigures(stats);
  computed.set(stats, figures);
  return figures;
}

/** The figures of which the table marks the best. */
export const measures = {
  points: ({ stats }) => stats?.currentRankPoint ?? null,
  kda: (row) => figuresOf(row)?.kda ?? null,
  damage: (row) => figuresOf(row)?.averageDamage ?? null,
  winRate: (row) => figuresOf(row)?.winRate ?? null,
  top10: (row) => figuresOf(row)?.top10Rate ?? null,
} satisfies Record<string, (row: FavoriteRow) => number | null>;

export type Measure = keyof typeof measures;
export type Best = Readonly<Record<Measure, number | null>>;

/** The best of each measure; null: nobody is better than another. */
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
