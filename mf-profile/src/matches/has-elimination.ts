import { type Game, readMatchType } from '@hotdrop/shared-domain/game';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';

/** Whether teams come in one after the other. Where nobody is put out, as in training, the game calls everybody first. */
export const isForAPlace = (game: Game, { matchType }: Pick<MatchSummary, 'matchType'>): boolean =>
  readMatchType(game, matchType).hasKillLog;
