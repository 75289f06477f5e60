import type { Context } from '../context.ts';
import { notFound } from '../http/problem.ts';
import { requireShard } from '../http/require-known.ts';
import { findKnownPlayer } from './find-or-fetch-player.ts';
import type { PlayerRow } from './player-row.ts';

/** The player that a path names, or 404. Only lookups spend requests on unknown players. */
export const requirePlayer = async (
  context: Context,
  shard: string,
  accountId: string,
): Promise<PlayerRow> => {
  const { platform } = requireShard(context.game, shard);
  const row = await findKnownPlayer(context, platform, accountId);
  if (!row) throw notFound('Player not found on this platform.');
  return row;
};
