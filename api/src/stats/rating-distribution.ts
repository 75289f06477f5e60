import { regionsOf } from '@hotdrop/shared-domain/game';
import { type Histogram, type RatingTier, ratingsSchema } from '@hotdrop/shared-domain/wire';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { rankedFigures } from '../data/schema/figures.ts';
import { readSnapshots } from '../data/snapshots.ts';
import { isRanked } from '../leaderboards/is-ranked.ts';

/** The distribution of rank points. A job computes and stores it. */

const step = 100;
const fineStep = 20;
const minSample = 20;

const distributionSchema = v.pick(ratingsSchema, ['ratings', 'sample', 'quantiles', 'histogram', 'tiers']);
export type Distribution = v.InferOutput<typeof distributionSchema>;

const keyOf = (shard: string, mode: string) => `ratings/${shard}/${mode}`;

/** Reads the distributions of shards in a mode. Shards without one are missing. */
export const readDistributions = async ({ db }: Context, shards: readonly string[], mode: string) => {
  const snapshots = await readSnapshots(
    db,
    shards.map((shard) => keyOf(shard, mode)),
    distributionSchema,
  );
  return new Map(
    shards.flatMap((shard) => {
      const found = snapshots.get(keyOf(shard, mode));
      return found ? [[shard, found] as const] : [];
    }),
  );
};

export const readDistribution = async (context: Context, shard: string, mode: string) =>
  (await readDistributions(context, [shard], mode)).get(shard) ?? null;

const label = new Intl.NumberFormat('en');

/** Rank points of a player, with the published tier. */
export interface RatedPlayer {
  readonly mode: string;
  readonly region: string | null;
  readonly rankPoint: number;
  readonly tier: string;
  readonly subTier: string;
}

/** Counts sorted points in steps, from the lowest to the highest occupied step. */
const toHistogram = (sorted: readonly number[], size: number): Histogram => {
  const lowest = Math.floor((sorted[0] ?? 0) / size);
  const counts = Array.from<number>({ length: Math.floor((sorted.at(-1) ?? 0) / size) - lowest + 1 }).fill(0);
  for (const points of sorted) {
    const at = Math.floor(points / size) - lowest;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { from: lowest * size, size, counts };
};

const toTiers = (players: readonly RatedPlayer[]): RatingTier[] =>
  [...Map.groupBy(players, ({ tier, subTier }) => `${tier} ${subTier}`).values()]
    .flatMap((members) => {
      const [first] = members;
      const points = members.map(({ rankPoint }) => rankPoint);
      if (!first) return [];
      const { tier, subTier } = first;
      const bounds = { lowest: Math.min(...points), highest: Math.max(...points) };
      return [{ tier, subTier, players: members.length, ...bounds }];
    })
    .sort((a, b) => a.lowest - b.lowest);

/** Groups players in steps of points. Too few players have no distribution. */
const toDistribution = (players: readonly RatedPlayer[]): Distribution => {
  const sample = players.length;
  if (sample < minSample) return { ratings: [], sample, quantiles: null, histogram: null, tiers: [] };
  const sorted = players.map(({ rankPoint }) => rankPoint).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sample - 1, Math.floor(share * sample))] ?? 0;
  const { from: lowest, counts } = toHistogram(sorted, step);
  return {
    ratings: counts.map((count, i) => {
      const from = lowest + i * step;
      const to = from + step - 1;
      return { range: `${label.format(from)} ~ ${label.format(to)}`, ratio: count / sample, from, to, count };
    }),
    sample,
    quantiles: { p25: at(0.25), p50: at(0.5), p75: at(0.75), p99: at(0.99) },
    histogram: toHistogram(sorted, fineStep),
    tiers: toTiers(players),
  };
};

/** The distribution of a platform or region in a mode. */
export interface ShardDistribution {
  readonly shard: string;
  readonly mode: string;
  readonly value: Distribution;
}

/** Computes the distributions of a platform and its regions in every mode with players. */
export const toDistributions = (
  { game }: Pick<Context, 'game'>,
  platform: string,
  players: readonly RatedPlayer[],
): readonly ShardDistribution[] => {
  const shards = [platform, ...regionsOf(game, platform).map(({ id }) => id)];
  const modes = new Set(players.map(({ mode }) => mode));
  return shards.flatMap((shard) =>
    [...modes].map((mode) => {
      const members = players.filter(
        (player) => player.mode === mode && (shard === platform || player.region === shard),
      );
      return { shard, mode, value: toDistribution(members) };
    }),
  );
};

/** Computes the distributions of the ranked players of now. */
export const computeDistributions = async (context: Context, platform: string, season: string) => {
  const players = await context.db
    .select({
      mode: rankedFigures.mode,
      region: rankedFigures.region,
      rankPoint: rankedFigures.rankPoint,
      tier: rankedFigures.tier,
      subTier: rankedFigures.subTier,
    })
    .from(rankedFigures)
    .where(and(eq(rankedFigures.platform, platform), eq(rankedFigures.season, season), isRanked));
  return toDistributions(context, platform, players);
};

/** The snapshots of distributions. */
export const toSnapshots = (distributions: readonly ShardDistribution[]) =>
  distributions.map(({ shard, mode, value }) => ({ key: keyOf(shard, mode), value }));
