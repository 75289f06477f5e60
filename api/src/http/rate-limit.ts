import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { rateLimitWindow } from '../durations.ts';
import { tooManyRequests } from './problem.ts';
import { type Env, findVisitorAddress } from './visitor-address.ts';

/** A token bucket. */
interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Maximum number of buckets. Beyond it the least recently used ones go; they are full again anyway. */
const maxBuckets = 50_000;

/** Limits the requests per minute of each address. A trusted proxy's own requests are not limited. */
export const rateLimit = (context: Context): MiddlewareHandler<Env> => {
  const buckets = new LRUCache<string, Bucket>({ max: maxBuckets });
  const { requestsPerMinute: limit } = context.config;
  return async (request, next) => {
    const visitor = findVisitorAddress(request, context);
    if (visitor !== null) {
      const now = context.elapsed();
      const known = buckets.get(visitor) ?? { left: limit, at: now };
      const left = Math.min(limit, known.left + ((now - known.at) / rateLimitWindow) * limit);
      if (left < 1) {
        const retryAfter = ((1 - left) / limit) * rateLimitWindow;
        throw tooManyRequests('Too many requests from your address. Try again in a moment.', retryAfter);
      }
      buckets.set(visitor, { left: left - 1, at: now });
    }
    await next();
  };
};
