import { regionsOf } from '@hotdrop/shared-domain/game';
import { ratingsSchema } from '@hotdrop/shared-domain/wire';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { rankedFigures } from '../data/schema.ts';
import { readSnapshot } from '../data/snapshots.ts';
import { isRanked } from '../ranks/is-ranked.ts';

/** How ranked points are spread: a job counts, a page reads what was counted. */

const step = 100;
const smallestSample = 20;

const spreadSchema = v.pick(ratingsSchema, ['ratings', 'sample', 'quantiles']);
export type Spread = v.InferOutput<typeof spreadSchema>;

const keyOf = (shard: string, mode: string) => `ratings/${shard}/${mode}`;

export const readSpread = ({ db }: Context, shard: string, mode: string) =>
  readSnapshot(db, keyOf(shard, mode), spreadSchema);

const label = new Intl.NumberFormat('en');

/** Points in steps of 100, without the empty ends. Steps in between that nobody stands in stay. */
const spreadOf = (points: readonly number[]): Spread => {
  if (points.length < smallestSample) return { ratings: [], sample: points.length, quantiles: null };
  const sorted = points.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
  const lowest = Math.floor(at(0) / step);
  const counts = Array.from({ length: Math.floor(at(1) / step) - lowest + 1 }, () => 0);
  for (const each of points) {
    const place = Math.floor(each / step) - lowest;
    counts[place] = (counts[place] as number) + 1;
  }
  return {
    ratings: counts.map((count, i) => {
      const from = (lowest + i) * step;
      const to = from + step - 1;
      return { range: `${label.format(from)} ~ ${label.format(to)}`, ratio: count / points.length, from, to };
    }),
    sample: points.length,
    quantiles: { p25: at(0.25), p50: at(0.5), p75: at(0.75), p99: at(0.99) },
  };
};

/** The spreads of a platform and its regions, in every mode that somebody plays. */
export const countSpreads = async ({ db, game }: Context, platform: string, season: string) => {
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
      return { key: keyOf(shard, mode), value: spreadOf(points) };
    }),
  );
};
