import { LRUCache } from 'lru-cache';

interface RecentCacheOptions {
  readonly max: number;
  /** Time in ms for which an entry counts. */
  readonly maxAge: number;
  readonly now: () => Date;
}

/** Creates a cache for recent answers, whose age follows the host's clock. */
export const createRecentCache = <T extends object>({ max, maxAge, now }: RecentCacheOptions) =>
  new LRUCache<string, T>({ max, ttl: maxAge, ttlResolution: 0, perf: { now: () => now().getTime() } });
