import type { Game, Perspective, Season } from '@hotdrop/shared-domain/game';
import type { SeasonStats } from '@hotdrop/shared-domain/wire';
import {
  type InMode,
  normalModes,
  type PlayedMode,
  perspectiveOf,
  rankedModes,
  wasPlayed,
} from './played-mode.ts';

/** What the address chooses among a season's figures; null: it leaves the choice to the page. */
export interface Choice {
  readonly perspective: string | null;
  readonly mode: string | null;
}

export interface Overview {
  readonly season: Season;
  /** Whether another season runs by now: nothing is on its way any more. */
  readonly isOver: boolean;
  readonly perspective: Perspective;
  /** Ranked modes, the first one being the season's main one; empty in seasons without ranked play. */
  readonly ranked: readonly PlayedMode[];
  readonly normal: readonly PlayedMode[];
  /** Modes whose figures can be shown at length. */
  readonly choosable: readonly InMode[];
  /** The one that is. Null: none was played in this perspective. */
  readonly chosen: InMode | null;
}

export function overviewOf(
  game: Game,
  season: Season,
  stats: SeasonStats,
  choice: Choice,
  running: string | null = null,
): Overview {
  const perspective = perspectiveOf(game, season, stats, choice.perspective);
  const ranked = rankedModes(game, season, stats, perspective);
  const normal = normalModes(game, season, stats, perspective);
  // Whoever plays ranked is measured by it; others by what they play.
  const choosable = ranked.some(wasPlayed) ? ranked.filter(wasPlayed) : normal.filter(wasPlayed);
  const chosen = choosable.find(({ mode }) => mode.id === choice.mode) ?? choosable[0] ?? null;
  const isOver = running !== null && running !== season.id;
  return { season, isOver, perspective, ranked, normal, choosable, chosen };
}

/** Whether a season has anything at all to show. */
export const hasStats = ({ normalStats, rankedStats }: SeasonStats): boolean =>
  Object.keys(normalStats).length + Object.keys(rankedStats).length > 0;
