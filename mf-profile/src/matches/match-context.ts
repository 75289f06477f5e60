import type { SlotContext } from '@hotdrop/shared-domain/contract';
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
