import * as v from 'valibot';
import { amount, count, filled, known, ratio, time } from './values.ts';

export const playingRanges = ['day', 'week', 'month', 'year', 'all'] as const;

export const historyPointSchema = v.object({ at: time, count });

/**
 * Counts of the last 25 hours that are higher than all later ones, oldest first. The first one since midnight is the peak
 * of the day, in every time zone. Absent: the API host is older.
 */
const peaks = v.optional(v.array(historyPointSchema));

export const playerCountSchema = v.object({
  /** Null: it could not be read yet. */
  count: known(count),
  at: known(time),
  /** The count at this time yesterday. */
  yesterday: known(count),
  /** Today's highest count so far in Korea. `peaks` has it for every time zone. */
  peak: known(v.object({ count, at: time })),
  peaks,
});

export const gameRankingRowSchema = v.object({
  name: filled,
  current: count,
  /** Today's highest count: for the site's own game as in `PlayerCount`, for others in the days of the source. */
  peak: known(count),
  peaks,
  /** Whether it is this site's game. */
  isOwn: v.boolean(),
});

export const ratingRowSchema = v.object({
  /** `1,400 ~ 1,499`. */
  range: filled,
  ratio,
  /** The first and last points of the range, inclusive. Null: open. */
  from: known(amount),
  to: known(amount),
});

export const ratingsSchema = v.object({
  ratings: v.array(ratingRowSchema),
  /** How many players were counted. */
  sample: known(count),
  updatedAt: known(time),
  /** The points at the 25th, 50th, 75th, and 99th percentile. */
  quantiles: known(v.object({ p25: amount, p50: amount, p75: amount, p99: amount })),
});

export type PlayingRange = (typeof playingRanges)[number];
export type PlayerCount = v.InferOutput<typeof playerCountSchema>;
export type GameRankingRow = v.InferOutput<typeof gameRankingRowSchema>;
export type HistoryPoint = v.InferOutput<typeof historyPointSchema>;
export type RatingRow = v.InferOutput<typeof ratingRowSchema>;
export type Ratings = v.InferOutput<typeof ratingsSchema>;
