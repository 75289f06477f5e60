import type { Game, Perspective, Season } from '@hotdrop/shared-domain/game';
import type { SeasonStats } from '@hotdrop/shared-domain/wire';
import {
  type ChoiceQuery,
  choosePerspective,
  isPlayed,
  type PlayedMode,
  readNormalModes,
  readRankedModes,
  type SeasonMode,
} from './season-modes.ts';

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
  /** Modes with detailed figures. */
  readonly choosable: readonly PlayedMode[];
  /** The mode whose detailed figures are shown; null: the player has no games in this perspective. */
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
