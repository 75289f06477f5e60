import {
  coreModes,
  defaultPerspective,
  type Game,
  type Mode,
  type Perspective,
  rankedViewsOf,
  readMode,
  type Season,
  type TierLabel,
} from '@hotdrop/shared-domain/game';
import { type Figures, normalFigures, rankedFigures } from '@hotdrop/shared-domain/stats';
import type { ModeAverage, ModeStats, RankedModeStats, SeasonStats } from '@hotdrop/shared-domain/wire';

/** What a player did in one mode of a season. */
export interface PlayedMode {
  readonly mode: Mode;
  /** Null: the mode was not played. */
  readonly played: Played | null;
}

export interface Played {
  readonly kind: 'ranked' | 'normal';
  readonly figures: Figures;
  /** The site's averages of the mode; null: not counted. */
  readonly average: ModeAverage | null;
  /** Null: this kind of play has none. */
  readonly tier: TierLabel | null;
  readonly points: number | null;
  /** The second label that some seasons gave. */
  readonly title: TierLabel | null;
  /** What is published of ranked play alone. */
  readonly ranked: RankedModeStats | null;
  /** What is published of normal play alone. */
  readonly normal: ModeStats | null;
}

/** The perspective that the address asks for, or the one that was played. */
export const perspectiveOf = (
  game: Game,
  season: Season,
  stats: SeasonStats,
  asked: string | null,
): Perspective => (asked === 'tpp' || asked === 'fpp' ? asked : defaultPerspective(game, season, stats));

export const rankedModes = (
  game: Game,
  season: Season,
  stats: SeasonStats,
  perspective: Perspective,
): readonly PlayedMode[] =>
  rankedViewsOf(game, season, stats.rankedStats, perspective).map(({ mode, stats: ranked }) => ({
    mode: readMode(game, mode),
    played: ranked && {
      kind: 'ranked',
      figures: rankedFigures(ranked),
      average: stats.averages.ranked[mode] ?? null,
      tier: game.tiers.read(ranked.currentTier),
      points: ranked.currentRankPoint,
      title: null,
      ranked,
      normal: null,
    },
  }));

export const normalModes = (
  game: Game,
  season: Season,
  stats: SeasonStats,
  perspective: Perspective,
): readonly PlayedMode[] =>
  coreModes(game, perspective).map((mode) => {
    const normal = stats.normalStats[mode.id];
    if (!normal) return { mode, played: null };
    const points = season.isOldStyle ? normal.rankPoints : null;
    return {
      mode,
      played: {
        kind: 'normal',
        figures: normalFigures(normal),
        average: stats.averages.normal[mode.id] ?? null,
        tier: points === null ? null : game.tiers.byPoints(points),
        points: points === null ? null : Math.round(points),
        title: points === null ? null : game.tiers.title(season, points),
        ranked: null,
        normal,
      },
    };
  });

/** A mode that was played for certain. */
export type InMode = PlayedMode & { readonly played: Played };

export const wasPlayed = (mode: PlayedMode): mode is InMode => mode.played !== null;
