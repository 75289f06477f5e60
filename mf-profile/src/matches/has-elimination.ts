import { type Game, readMatchType } from '@hotdrop/shared-domain/game';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';

/** Whether teams are eliminated, so that placings mean something. In training the game ranks everyone first. */
export const hasElimination = (game: Game, { matchType }: Pick<MatchSummary, 'matchType'>): boolean =>
  readMatchType(game, matchType).hasKillLog;
