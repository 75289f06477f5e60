import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireMode, requireShard } from '../http/require-known.ts';
import { readDistribution } from './rating-distribution.ts';

export const getRatings = operation(
  'getRatings',
  { maxAge: cacheSeconds.fiveMinutes },
  async (context, input) => {
    const shard = requireShard(context.game, input.shard).id;
    const distribution = await readDistribution(context, shard, requireMode(context.game, input.mode));
    if (!distribution) return { ratings: [], sample: null, updatedAt: null, quantiles: null };
    return { ...distribution.value, updatedAt: distribution.takenAt.toISOString() };
  },
);
