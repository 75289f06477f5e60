import * as v from 'valibot';
import { tierSchema } from './player.ts';
import { amount, count, day, filled, known, ratio, time } from './values.ts';

export const playingRanges = ['day', 'week', 'month', 'year', 'all'] as const;

/** Times with which a chart of player counts can be compared. */
export const playingComparisons = ['day', 'week', 'year'] as const;

const historyPointSchema = v.object({ at: time, count });

/** The mean count of a step of a chart. */
export const historyStepSchema = v.object({
  ...historyPointSchema.entries,
  /** The highest count of a step of a day or more. Absent: a shorter step, or the API of this site has none. */
  peak: v.optional(count),
  /** The step is not over yet. Absent: it is over, or the API of this site has none. */
  isOpen: v.optional(v.literal(true)),
});

/** Something that happened to the game: the start of a season on the default platform. */
export const gameEventSchema = v.object({ kind: v.literal('season'), season: filled, at: time });

/** Another time to compare a chart with. */
export const earlierHistorySchema = v.object({
  /** Milliseconds between a point and the same time in the chart. A year is 52 weeks, so that weekdays match. */
  offset: count,
  history: v.array(historyStepSchema),
});

/**
 * Counts of the last 25 hours that are higher than all later ones, oldest first. The first one since midnight is the peak
 * of the day, in every time zone. Absent: the API of this site has none.
 */
const peaks = v.optional(v.array(historyPointSchema));

export const playerCountSchema = v.object({
  /** Null: it could not be read yet. */
  count: known(count),
  at: known(time),
  /** The count at this time yesterday. */
  yesterday: known(count),
  /** The count at this time a week and 52 weeks ago. Absent: the API of this site has none. */
  lastWeek: v.optional(known(count)),
  lastYear: v.optional(known(count)),
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
  isOurs: v.boolean(),
  /** The counts of 24 hours ago, 23 hours ago, up to now. Null: not counted. Absent, as below: the API of this site has none. */
  hours: v.optional(v.array(known(count))),
  /** Places gained among these games since this time yesterday; negative: lost. Null: not known. */
  movement: v.optional(known(v.pipe(v.number(), v.integer()))),
  /** The share of the players of these games. */
  share: v.optional(ratio),
});

const ratingRowSchema = v.object({
  /** `1,400 ~ 1,499`. */
  range: filled,
  ratio,
  /** The first and last points of the range, inclusive. Null: open. */
  from: known(amount),
  to: known(amount),
  /** The number of players. Absent: the API of this site has none. */
  count: v.optional(count),
});

/** Numbers of players in steps of points: the first step begins at `from`, and each has `size` points. */
const histogramSchema = v.object({ from: amount, size: count, counts: v.array(count) });

/** The ranked players of a tier and division, as the game publishes them. */
const ratingTierSchema = v.object({
  ...tierSchema.entries,
  players: count,
  /** The fewest and the most points of these players. */
  lowest: amount,
  highest: amount,
});

const pastRatingsSchema = v.object({
  day,
  sample: count,
  median: amount,
  histogram: histogramSchema,
  tiers: v.array(ratingTierSchema),
});

const regionRatingsSchema = v.object({
  /** As in addresses: `pc-as`. */
  shard: filled,
  sample: count,
  /** Null: too few players for a distribution. */
  median: known(amount),
  /** The points of the top 1 %. */
  top: known(amount),
  histogram: known(histogramSchema),
});

export const ratingsSchema = v.object({
  ratings: v.array(ratingRowSchema),
  /** How many players were counted. */
  sample: known(count),
  updatedAt: known(time),
  /** The points at the 25th, 50th, 75th, and 99th percentile. */
  quantiles: known(v.object({ p25: amount, p50: amount, p75: amount, p99: amount })),
  /** Finer than `ratings`, for a cumulative line. Null: no distribution. Absent, as below: the API of this site has none. */
  histogram: v.optional(known(histogramSchema)),
  /** Lowest first. A tier of top places such as Survivor has its players here, while `ratings` counts them by points. */
  tiers: v.optional(v.array(ratingTierSchema)),
  /** The distribution a week ago. Null: it is not stored. */
  lastWeek: v.optional(known(pastRatingsSchema)),
  /** The regions of a platform with several ones. */
  regions: v.optional(v.array(regionRatingsSchema)),
});

/** The place that points would have among the ranked players of a platform or region. */
export const pointsPlaceSchema = v.object({
  points: amount,
  /** 1 and the number of players with more points. Null: no ranked players are known. */
  place: known(v.pipe(count, v.minValue(1))),
  /** The number of players with fewer points. */
  behind: known(count),
  population: known(count),
  /** Null: the tiers of the season are not known. */
  tier: known(tierSchema),
});

export type PlayingComparison = (typeof playingComparisons)[number];
export type HistoryStep = v.InferOutput<typeof historyStepSchema>;
export type GameEvent = v.InferOutput<typeof gameEventSchema>;
export type PlayingRange = (typeof playingRanges)[number];
export type PlayerCount = v.InferOutput<typeof playerCountSchema>;
export type GameRankingRow = v.InferOutput<typeof gameRankingRowSchema>;
export type HistoryPoint = v.InferOutput<typeof historyPointSchema>;
export type RatingRow = v.InferOutput<typeof ratingRowSchema>;
export type Histogram = v.InferOutput<typeof histogramSchema>;
export type PastRatings = v.InferOutput<typeof pastRatingsSchema>;
export type RatingTier = v.InferOutput<typeof ratingTierSchema>;
export type PointsPlace = v.InferOutput<typeof pointsPlaceSchema>;
export type Ratings = v.InferOutput<typeof ratingsSchema>;
