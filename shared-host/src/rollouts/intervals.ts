import type { Histogram } from './metrics.ts';

/** A value, and the range in which the true value is. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The number of observations at which the ranges are narrowest for their certainty. */
const tunedFor = 2_000;

/**
 * Returns how many standard errors the range reaches to each side. The shells look at the data every few seconds, and
 * an ordinary interval is wrong at some look sooner or later. This one (a confidence sequence with a normal mixture,
 * Robbins 1970) holds at all looks together: `risk` is the chance that the true value ever leaves it.
 */
export function countStandardErrors(observations: number, risk: number): number {
  const surprise = -2 * Math.log(risk);
  const variance = Math.max(observations, 1) * ((surprise + Math.log(surprise + 1)) / tunedFor);
  return Math.sqrt(((variance + 1) / variance) * (Math.log(variance + 1) + surprise));
}

/** Estimates a share with Wilson's interval, which also holds for few or no events. */
export function estimateShare(events: number, observations: number, errors: number): Estimate | undefined {
  if (observations <= 0) return undefined;
  const share = Math.min(events / observations, 1);
  const square = errors ** 2;
  const middle = (share + square / (2 * observations)) / (1 + square / observations);
  const half =
    (errors / (1 + square / observations)) *
    Math.sqrt((share * (1 - share)) / observations + square / (4 * observations ** 2));
  return { value: share, low: Math.max(middle - half, 0), high: Math.min(middle + half, 1) };
}

/** The share of the visits that a Web Vital's percentile covers. */
const percentile = 0.75;

/**
 * Estimates the 75th percentile: the ranks around it that the sample could have given instead (Woodruff's interval).
 * Undefined while the sample is so small that its largest value would be the upper end.
 */
export function estimatePercentile(histogram: Histogram, errors: number): Estimate | undefined {
  const total = Object.values(histogram).reduce((sum, one) => sum + one, 0);
  const half = total > 0 ? errors * Math.sqrt((percentile * (1 - percentile)) / total) : 1;
  if (percentile + half >= 1) return undefined;
  return {
    value: readPercentile(histogram, percentile),
    low: readPercentile(histogram, Math.max(percentile - half, 0)),
    high: readPercentile(histogram, percentile + half),
  };
}

/** Finds a percentile, with values spread evenly in their bucket. Values above all bounds count as twice the last one. */
function readPercentile(histogram: Histogram, share: number): number {
  const buckets = Object.entries(histogram)
    .map(([bound, count]) => ({ bound: bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound), count }))
    .sort((a, b) => a.bound - b.bound);
  const rank = share * buckets.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  let start = 0;
  for (const { bound, count } of buckets) {
    const end = bound === Number.POSITIVE_INFINITY ? start * 2 : bound;
    if (below + count >= rank && count > 0) return start + (end - start) * ((rank - below) / count);
    below += count;
    start = end;
  }
  return start;
}

/** Estimates how much larger the first value is, from the ranges of both (the method of variance estimates recovery). */
export function estimateDifference(one: Estimate, other: Estimate): Estimate {
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
}
