import type { Refusal } from '@hotdrop/shared-domain/wire';
import type { Context } from '../context.ts';
import { notFound } from '../http/problem.ts';
import { knowPlayer, nearMisses } from './know-player.ts';
import { shardOf } from './platform.ts';
import { type PlayerRow, playerFrom, suggestionFrom } from './player-row.ts';

type Found = { player: ReturnType<typeof playerFrom> };

/** What a lookup answers: the player, or that there is none and who may have been meant. */
export const lookUp = async (
  context: Context,
  shard: string,
  key: string,
): Promise<Found | (Refusal & { error: 'player not found' })> => {
  const { platform } = shardOf(context.game, shard);
  const row = await knowPlayer(context, platform, key);
  if (row) return { player: playerFrom(row) };
  const near = await nearMisses(context, platform, key);
  const suggestions = near.map((one) => suggestionFrom(one, one.platform === platform ? 'case' : 'platform'));
  return { error: 'player not found', suggestions };
};

/** The player that an address below `/players` is about. */
export const playerOf = async (context: Context, shard: string, accountId: string): Promise<PlayerRow> => {
  const { platform } = shardOf(context.game, shard);
  const row = await knowPlayer(context, platform, accountId);
  if (!row) throw notFound('There is no such player on this platform.');
  return row;
};
