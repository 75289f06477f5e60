import { regionsOf } from '@hotdrop/shared-domain/game';
import { ratingsSchema } from '@hotdrop/shared-domain/wire';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { rankedFigures } from '../data/schema/figures.ts';
import { readSnapshot } from '../data/snapshots.ts';
import { isRanked } from '../leaderboards/is-ranked.ts';

/** The distribution of rank points. A job computes and stores it. */

const step = 100;
const minSample = 20;

const distributionSchema = v.pick(ratingsSchema, ['ratings', 'sample', 'quantiles']);
export type Distribution = v.InferOutput<typeof distributionSchema>;

const keyOf = (shard: string, mode: string) => `ratings/${shard}/${mode}`;

export const readDistribution = ({ db }: Context, shard: string, mode: string) =>
  readSnapshot(db, keyOf(shard, mode), distributionSchema);

const label = new Intl.NumberFormat('en');

/** Groups points in steps of 100, from the lowest to the highest occupied step. */
const toDistribution = (points: readonly number[]): Distribution => {
  if (points.length < minSample) return { ratings: [], sample: points.length, quantiles: null };
  const sorted = points.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const lowest = Math.floor(at(0) / step);
  const counts = Map.groupBy(sorted, (each) => Math.floor(each / step) - lowest);
  const stepCount = Math.floor(at(1) / step) - lowest + 1;
  return {
    ratings: Array.from({ length: stepCount }, (_, i) => {
      const count = counts.get(i)?.length ?? 0;
      const from = (lowest + i) * step;
      const to = from + step - 1;
      return { range: `${label.format(from)} ~ ${label.format(to)}`, ratio: count / points.length, from, to };
    }),
    sample: points.length,
    quantiles: { p25: at(0.25), p50: at(0.5), p75: at(0.75), p99: at(0.99) },
  };
};

/** Computes the distributions of a platform and its regions in every mode with ranked players. */
export const computeDistributions = async ({ db, game }: Context, platform: string, season: string) => {
  const rows = await db
    .select({ mode: rankedFigures.mode, region: rankedFigures.region, rankPoint: rankedFigures.rankPoint })
    .from(rankedFigures)
    .where(and(eq(rankedFigures.platform, platform), eq(rankedFigures.season, season), isRanked));
  const shards = [platform, ...regionsOf(game, platform).map(({ id }) => id)];
  const modes = new Set(rows.map(({ mode }) => mode));
  return shards.flatMap((shard) =>
    [...modes].map((mode) => {
      const points = rows
        .filter((row) => row.mode === mode && (shard === platform || row.region === shard))
        .map(({ rankPoint }) => rankPoint);
      return { key: keyOf(shard, mode), value: toDistribution(points) };
    }),
  );
};
