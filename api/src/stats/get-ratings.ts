import { readShard, regionalBoards } from '@hotdrop/shared-domain/game';
import type { AnswerData } from '@hotdrop/shared-domain/wire';
import type { Context } from '../context.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireMode, requireShard } from '../http/require-known.ts';
import { findCurrentSeason } from '../seasons/platform-seasons.ts';
import { readLastWeek } from './rating-days.ts';
import { readDistribution, readDistributions } from './rating-distribution.ts';

type Regions = NonNullable<AnswerData<'getRatings'>['regions']>;

/** Reads the distributions of a platform's regions, also of those without players. */
const readRegions = async (context: Context, shard: string, mode: string): Promise<Regions> => {
  const { isRegion } = readShard(context.game, shard);
  const regions = isRegion ? [] : regionalBoards(context.game, shard).map(({ id }) => id);
  if (regions.length === 0) return [];
  const found = await readDistributions(context, regions, mode);
  return regions.map((id) => {
    const { sample = 0, quantiles = null, histogram = null } = found.get(id)?.value ?? {};
    const { p50 = null, p99 = null } = quantiles ?? {};
    return { shard: id, sample: sample ?? 0, median: p50, top: p99, histogram };
  });
};

export const getRatings = operation(
  'getRatings',
  { maxAge: cacheSeconds.fiveMinutes },
  async (context, input) => {
    const shard = requireShard(context.game, input.shard).id;
    const mode = requireMode(context.game, input.mode);
    const [distribution, season, regions] = await Promise.all([
      readDistribution(context, shard, mode),
      findCurrentSeason(context, readShard(context.game, shard).platform),
      readRegions(context, shard, mode),
    ]);
    if (!distribution) {
      const none = { ratings: [], sample: null, updatedAt: null, quantiles: null };
      return { ...none, histogram: null, tiers: [], lastWeek: null, regions };
    }
    const { value, takenAt } = distribution;
    const lastWeek = season && (await readLastWeek(context, { shard, mode, season: season.id }, takenAt));
    return { ...value, updatedAt: takenAt.toISOString(), lastWeek, regions };
  },
);
