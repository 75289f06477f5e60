import type { SlotContext } from '@hotdrop/shared-domain/contract';
import { type Game, readMatchType } from '@hotdrop/shared-domain/game';
import type { MatchParticipant, MatchSummary } from '@hotdrop/shared-domain/wire';

type Described = Pick<MatchSummary, 'id' | 'createdAt' | 'matchType' | 'gameMode' | 'mapName'>;

/** Describes a match and its player to the parts of other areas. */
export const describeMatch = (
  { id, createdAt, matchType, gameMode, mapName }: Described,
  { shard, playerId, name }: Pick<MatchParticipant, 'shard' | 'playerId' | 'name'>,
): SlotContext<'profile.match' | 'match.section'> => ({
  match: { id, createdAt, matchType, gameMode, mapName },
  player: { shard, accountId: playerId, name },
});

/** Whether teams are eliminated, so that placings mean something. In training the game ranks everyone first. */
export const hasElimination = (game: Game, { matchType }: Pick<MatchSummary, 'matchType'>): boolean =>
  readMatchType(game, matchType).hasKillLog;
