import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { rateLimitWindow } from '../durations.ts';
import { findApiKey, readApiKey } from '../keys/api-key.ts';
import { refusedApiKey, tooManyRequests } from './problem.ts';
import { type Env, findVisitorAddress } from './visitor.ts';

/** A token bucket. */
interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Maximum number of buckets. Beyond it the least recently used ones go; they are full again anyway. */
const maxBuckets = 50_000;

const createLimit = ({ elapsed }: Context, limit: number) => {
  const buckets = new LRUCache<string, Bucket>({ max: maxBuckets });
  const refill = (caller: string): number => {
    const { left, at } = buckets.get(caller) ?? { left: limit, at: 0 };
    return Math.min(limit, left + ((elapsed() - at) / rateLimitWindow) * limit);
  };
  return {
    /** The time in ms until the caller may send the next request; 0: now. */
    waitOf: (caller: string): number => (Math.max(0, 1 - refill(caller)) / limit) * rateLimitWindow,
    count: (caller: string) => void buckets.set(caller, { left: refill(caller) - 1, at: elapsed() }),
  };
};

type Limit = ReturnType<typeof createLimit>;

const check = (limit: Limit, caller: string, detail: string): void => {
  const wait = limit.waitOf(caller);
  if (wait > 0) throw tooManyRequests(`${detail} Try again in a moment.`, wait);
};

/**
 * Limits the requests per minute of each API key, or without one of each address. A trusted proxy's own requests are
 * not limited.
 */
export const rateLimit = (context: Context): MiddlewareHandler<Env> => {
  const { visitor: perVisitor, key: perKey } = context.config.requestsPerMinute;
  const { apiKeyRequests } = context.metrics;
  const ofAddresses = createLimit(context, perVisitor);
  const ofKeys = createLimit(context, perKey);
  /** Apart from other requests, so that they do not stop a key of the same address. */
  const ofWrongKeys = createLimit(context, perVisitor);

  const countKey = async (key: string, address: string | null): Promise<void> => {
    if (address !== null) check(ofWrongKeys, address, 'Too many wrong keys from your address.');
    const found = await findApiKey(context, key);
    if (!found) {
      apiKeyRequests.inc({ key: '', outcome: 'refused' });
      if (address !== null) ofWrongKeys.count(address);
      throw refusedApiKey();
    }
    const caller = String(found.id);
    const isLimited = ofKeys.waitOf(caller) > 0;
    apiKeyRequests.inc({ key: caller, outcome: isLimited ? 'limited' : 'allowed' });
    check(ofKeys, caller, `Too many requests with this key: at most ${perKey} a minute are allowed.`);
    ofKeys.count(caller);
  };

  return async (request, next) => {
    const address = findVisitorAddress(request, context);
    const key = readApiKey(request.req.header('authorization'));
    if (key !== null) {
      await countKey(key, address);
      request.set('hasApiKey', true);
    } else if (address !== null) {
      check(ofAddresses, address, 'Too many requests from your address.');
      ofAddresses.count(address);
    }
    await next();
    // A cache must not answer a wrong key with what it keeps for others.
    request.header('Vary', 'Authorization', { append: true });
  };
};
