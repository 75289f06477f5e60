import {
  coreModes,
  defaultPerspective,
  type Game,
  type Mode,
  type Perspective,
  rankedViewsOf,
  readMode,
  readTier,
  type Season,
  type TierLabel,
  tierByPoints,
  titleByPoints,
} from '@hotdrop/shared-domain/game';
import { normalStats, rankedStats, rankPointsOf, type Stats } from '@hotdrop/shared-domain/stats';
import type { ModeAverage, ModeStats, RankedModeStats, SeasonStats } from '@hotdrop/shared-domain/wire';

/** A mode of a season, with the player's record in it. */
export interface SeasonMode {
  readonly mode: Mode;
  /** Null: the player has no games in the mode. */
  readonly played: ModeRecord | null;
}

export interface ModeRecord {
  readonly kind: 'ranked' | 'normal';
  readonly stats: Stats;
  /** Averages of all players; null: not known. */
  readonly average: ModeAverage | null;
  /** Null: this mode has no tiers. */
  readonly tier: TierLabel | null;
  /** Null: this mode has no tiers, or the player has no rank yet. */
  readonly points: number | null;
  /** The survival title, a second label of some old seasons. */
  readonly title: TierLabel | null;
  /** Stats that exist only for ranked play. */
  readonly ranked: RankedModeStats | null;
  /** Stats that exist only for normal play. */
  readonly normal: ModeStats | null;
}

/** The visitor's choice in the query of the page; null: not set. */
export interface ChoiceQuery {
  readonly perspective: string | null;
  readonly mode: string | null;
}

/** Returns the requested perspective, that of the requested mode if it was played, or the default of the season. */
function choosePerspective(
  game: Game,
  season: Season,
  stats: SeasonStats,
  { perspective, mode }: ChoiceQuery,
): Perspective {
  if (perspective === 'tpp' || perspective === 'fpp') return perspective;
  const isModePlayed = mode !== null && (mode in stats.rankedStats || mode in stats.normalStats);
  return (isModePlayed ? readMode(game, mode).perspective : null) ?? defaultPerspective(game, season, stats);
}

export const readRankedModes = (
  game: Game,
  season: Season,
  stats: SeasonStats,
  perspective: Perspective,
): readonly SeasonMode[] =>
  rankedViewsOf(game, season, stats.rankedStats, perspective).map(({ mode, stats: ranked }) => ({
    mode: readMode(game, mode),
    played: ranked && {
      kind: 'ranked',
      stats: rankedStats(ranked),
      average: stats.averages.ranked[mode] ?? null,
      tier: readTier(game, ranked.currentTier),
      points: rankPointsOf(ranked),
      title: null,
      ranked,
      normal: null,
    },
  }));

export const readNormalModes = (
  game: Game,
  season: Season,
  stats: SeasonStats,
  perspective: Perspective,
): readonly SeasonMode[] =>
  coreModes(game, perspective).map((mode) => {
    const normal = stats.normalStats[mode.id];
    if (!normal) return { mode, played: null };
    const points = season.hasRanked ? null : normal.rankPoints;
    return {
      mode,
      played: {
        kind: 'normal',
        stats: normalStats(normal),
        average: stats.averages.normal[mode.id] ?? null,
        tier: points === null ? null : tierByPoints(game, season, points),
        points: points === null ? null : Math.round(points),
        title: points === null ? null : titleByPoints(game, season, points),
        ranked: null,
        normal,
      },
    };
  });

/** A mode with games. */
export type PlayedMode = SeasonMode & { readonly played: ModeRecord };

export const isPlayed = (mode: SeasonMode): mode is PlayedMode => mode.played !== null;

export interface Overview {
  readonly season: Season;
  /** Whether the season has ended, so that the rank is final. */
  readonly isOver: boolean;
  readonly perspective: Perspective;
  /** Ranked modes, the main one first; empty in seasons without ranked play. */
  readonly ranked: readonly SeasonMode[];
  /** Played ranked modes of the other perspective. */
  readonly rankedElsewhere: readonly PlayedMode[];
  readonly normal: readonly SeasonMode[];
  /** Modes with detailed stats. */
  readonly choosable: readonly PlayedMode[];
  /** The mode whose detailed stats are shown; null: the player has no games in this perspective. */
  readonly chosen: PlayedMode | null;
}

export function buildOverview(
  game: Game,
  season: Season,
  stats: SeasonStats,
  query: ChoiceQuery,
  isOver = false,
): Overview {
  const perspective = choosePerspective(game, season, stats, query);
  const ranked = readRankedModes(game, season, stats, perspective);
  const elsewhere = perspective === 'tpp' ? 'fpp' : 'tpp';
  const rankedElsewhere = readRankedModes(game, season, stats, elsewhere).filter(isPlayed);
  const normal = readNormalModes(game, season, stats, perspective);
  // Ranked modes come first: show normal modes only to players without ranked games.
  const choosable = ranked.some(isPlayed) ? ranked.filter(isPlayed) : normal.filter(isPlayed);
  const chosen = choosable.find(({ mode }) => mode.id === query.mode) ?? choosable[0] ?? null;
  return { season, isOver, perspective, ranked, rankedElsewhere, normal, choosable, chosen };
}

export const hasStats = ({ normalStats, rankedStats }: SeasonStats): boolean =>
  Object.keys(normalStats).length + Object.keys(rankedStats).length > 0;
