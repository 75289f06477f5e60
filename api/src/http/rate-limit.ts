import type { MiddlewareHandler } from 'hono';
import type { Context } from '../context.ts';
import { limitWindow } from '../durations.ts';
import { tooMany } from './problem.ts';
import { type Env, visitorOf } from './visit.ts';

interface Bucket {
  left: number;
  at: number;
}

/** Beyond this many visitors the longest silent ones are forgotten: their buckets are full again anyway. */
const remembered = 50_000;

/** So many requests a minute for each address. Our own shell servers, speaking for themselves, are not counted. */
export const rateLimit = (context: Context): MiddlewareHandler<Env> => {
  const buckets = new Map<string, Bucket>();
  const { requestsPerMinute: limit } = context.config;
  return async (request, next) => {
    const visitor = visitorOf(request, context);
    if (visitor !== null) {
      const now = context.now().getTime();
      const known = buckets.get(visitor) ?? { left: limit, at: now };
      const left = Math.min(limit, known.left + ((now - known.at) / limitWindow) * limit);
      if (left < 1)
        throw tooMany(
          'Too many requests from your address. Wait a moment.',
          ((1 - left) / limit) * limitWindow,
        );
      buckets.delete(visitor);
      buckets.set(visitor, { left: left - 1, at: now });
      if (buckets.size > remembered) buckets.delete(buckets.keys().next().value as string);
    }
    await next();
  };
};
