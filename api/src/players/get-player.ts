import type { Player, Refusal } from '@hotdrop/shared-domain/wire';
import type { Context } from '../context.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireShard } from '../http/require-shard.ts';
import { findNearNames } from './find-near-names.ts';
import { findOrFetchPlayer, findSimilarNames } from './find-or-fetch-player.ts';
import { toPlayer, toSuggestion } from './player-row.ts';

type PlayerNotFound = Refusal & { error: 'player not found' };

/** Answers with the player, or with players of a similar name. */
const lookUpPlayer = async (
  context: Context,
  shard: string,
  key: string,
): Promise<{ player: Player } | PlayerNotFound> => {
  const { platform } = requireShard(context.game, shard);
  const row = await findOrFetchPlayer(context, platform, key);
  if (row) return { player: toPlayer(row) };
  const similar = await findSimilarNames(context, platform, key);
  const suggestions = similar.map((each) =>
    toSuggestion(each, each.platform === platform ? 'case' : 'platform'),
  );
  if (suggestions.length === 0) {
    const near = await findNearNames(context, platform, key);
    suggestions.push(...near.map((each) => toSuggestion(each, 'similar')));
  }
  return { error: 'player not found', suggestions };
};

export const getPlayer = operation('getPlayer', { maxAge: cacheSeconds.none }, (context, { shard, player }) =>
  lookUpPlayer(context, shard, player),
);

export const searchPlayer = operation(
  'searchPlayer',
  { maxAge: cacheSeconds.none },
  (context, { shard, name }) => lookUpPlayer(context, shard, name),
);
