/** The number of last pages that count for the health of a version or a part. */
const window = 50;

/** The number of them that must have failed, and their share, before visitors no longer get it. */
const leastFailures = 10;
const leastShare = 0.5;

/** Adds a page to the last ones: whether it was healthy. Too many failed pages make a version or a part unhealthy. */
export function addOutcome(before: readonly boolean[], isHealthy: boolean) {
  const outcomes = [...before, isHealthy].slice(-window);
  const failures = outcomes.filter((wasHealthy) => !wasHealthy).length;
  const isUnhealthy = failures >= leastFailures && failures / outcomes.length >= leastShare;
  return { outcomes, failures, isUnhealthy };
}

const doubled = (first: number, most: number) => (times: number) => Math.min(first * 2 ** (times - 1), most);

/** Delay in ms before visitors get a dropped version or part again. */
export const findDropDelay = doubled(60_000, 3_600_000);

/** The longest delay in ms before a version that failed its activation is tried again. */
export const longestRetryDelay = 300_000;
export const findRetryDelay = doubled(5_000, longestRetryDelay);
