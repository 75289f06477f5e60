import type { PastRatings } from '@hotdrop/shared-domain/wire';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ratingDays } from '../data/schema/figures.ts';
import type { Database } from '../data/store.ts';
import { dayBefore } from '../leaderboards/places.ts';
import type { Distribution, ShardDistribution } from './rating-distribution.ts';

/** The distribution of each day, to show how it moved in a week. */

/** Null: too few players for a distribution. */
const toRatingDay = ({
  ratings,
  sample,
  quantiles,
  tiers = [],
}: Distribution): Omit<PastRatings, 'day'> | null => {
  const [first] = ratings;
  if (!first || sample === null || quantiles === null) return null;
  const size = (first.to ?? 0) - (first.from ?? 0) + 1;
  const counts = ratings.map(({ count = 0 }) => count);
  return { sample, median: quantiles.p50, histogram: { from: first.from ?? 0, size, counts }, tiers };
};

/** Stores the distributions of a day. The last ones of the day stay. */
export const storeRatingDay = async (
  db: Database,
  season: string,
  day: string,
  distributions: readonly ShardDistribution[],
): Promise<void> => {
  const rows = distributions.flatMap(({ shard, mode, value }) => {
    const stored = toRatingDay(value);
    return stored ? [{ shard, mode, day, season, value: stored }] : [];
  });
  if (rows.length === 0) return;
  await db
    .insert(ratingDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [ratingDays.shard, ratingDays.mode, ratingDays.day],
      set: { season: sql`excluded.season`, value: sql`excluded.value` },
    });
};

/** Reads the distribution a week before a time. Null: it is not stored, or from another season. */
export const readLastWeek = async (
  { db }: Context,
  { shard, mode, season }: { readonly shard: string; readonly mode: string; readonly season: string },
  time: Date,
): Promise<PastRatings | null> => {
  const day = dayBefore(time, 7);
  const [row] = await db
    .select()
    .from(ratingDays)
    .where(
      and(
        eq(ratingDays.shard, shard),
        eq(ratingDays.mode, mode),
        eq(ratingDays.day, day),
        eq(ratingDays.season, season),
      ),
    );
  return row ? { day, ...row.value } : null;
};
