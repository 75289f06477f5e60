import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { modeOf } from '../players/mode.ts';
import { shardOf } from '../players/platform.ts';
import { readSpread } from './ratings.ts';

export const getRatings = operation('getRatings', { keep: keepFor.fiveMinutes }, async (context, input) => {
  const shard = shardOf(context.game, input.shard).id;
  const spread = await readSpread(context, shard, modeOf(context.game, input.mode));
  if (!spread) return { ratings: [], sample: null, updatedAt: null, quantiles: null };
  return { ...spread.value, updatedAt: spread.takenAt.toISOString() };
});
