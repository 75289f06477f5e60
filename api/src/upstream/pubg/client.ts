import { type Game, readSeason } from '@hotdrop/shared-domain/game';
import { LRUCache } from 'lru-cache';
import type * as v from 'valibot';
import { batchWindow, refusedKeyRetry, statsShareTime, upstreamCooldown } from '../../durations.ts';
import { fetchWithRetry, type RequestOptions, readJson } from '../fetch-json.ts';
import { KeyRefusedError, type KeyState } from '../key-state.ts';
import type { RateBudget } from '../rate-budget.ts';
import { type GameSource, isUnreachable, type SeasonStats, UpstreamError } from '../upstream.ts';

/** Joins lookups that arrive together into one request. */
export const createBatch = <T>(
  maxSize: number,
  fetchAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): ((key: string) => Promise<T | null>) => {
  const waiting = new Map<string, ((answer: Promise<ReadonlyMap<string, T>>) => void)[]>();

  const flush = (): void => {
    const all = [...waiting];
    waiting.clear();
    for (let start = 0; start < all.length; start += maxSize) {
      const part = all.slice(start, start + maxSize);
      const answer = fetchAll(part.map(([key]) => key));
      for (const [, resolvers] of part) for (const resolve of resolvers) resolve(answer);
    }
  };

  return async (key) => {
    const answer = await new Promise<ReadonlyMap<string, T>>((resolve) => {
      if (waiting.size === 0) setTimeout(flush, batchWindow);
      const resolvers = waiting.get(key) ?? [];
      resolvers.push(resolve);
      waiting.set(key, resolvers);
    });
    return answer.get(key) ?? null;
  };
};

interface RecentCacheOptions {
  readonly max: number;
  /** Time in ms for which an entry counts. */
  readonly maxAge: number;
  readonly now: () => Date;
}

/** Creates a cache for recent answers, whose age follows the host's clock. */
export const createRecentCache = <T extends object>({ max, maxAge, now }: RecentCacheOptions) =>
  new LRUCache<string, T>({ max, ttl: maxAge, ttlResolution: 0, perf: { now: () => now().getTime() } });

const maxCachedStats = 5_000;

interface ShareOptions {
  readonly game: Game;
  readonly budget: RateBudget;
  readonly now: () => Date;
}

/** The counted requests for the stats of a season: normal and ranked. */
export const countStatRequests = (game: Game, season: string): number =>
  readSeason(game, season).hasRanked ? 2 : 1;

/**
 * Reads the stats of a season once for a page and the renewal that the page starts. Reserves both requests, so that
 * the first is never wasted.
 */
export const shareStats = (source: GameSource, { game, budget, now }: ShareOptions): GameSource => {
  const recent = createRecentCache<Promise<SeasonStats>>({
    max: maxCachedStats,
    maxAge: statsShareTime.complete,
    now,
  });
  const keyOf = (shard: string, accountId: string, season: string) => `${shard}/${accountId}/${season}`;
  return {
    ...source,
    countRenewalRequests(platform, accountId, season) {
      const requests = source.countRenewalRequests(platform, accountId, season);
      const isShared = season !== null && recent.has(keyOf(platform, accountId, season));
      return isShared ? requests - countStatRequests(game, season) : requests;
    },
    seasonStats(shard, accountId, season) {
      const key = keyOf(shard, accountId, season);
      const known = recent.get(key);
      if (known) return known;
      const read = () => source.seasonStats(shard, accountId, season);
      const stats = budget.reserve(countStatRequests(game, season), read);
      recent.set(key, stats);
      const expireEarly = ({ isRankedMissing }: SeasonStats) => {
        if (isRankedMissing) recent.set(key, stats, { ttl: statsShareTime.incomplete });
      };
      const expireFailed = (error: unknown) => {
        if (isUnreachable(error)) recent.set(key, stats, { ttl: statsShareTime.failed });
        else recent.delete(key);
      };
      stats.then(expireEarly, expireFailed);
      return stats;
    },
  };
};

interface PubgSettings {
  readonly url: string;
  readonly key: string;
  readonly keyState: KeyState;
}

/** The client of the official API: JSON:API, one key, few requests a minute. */
export interface PubgClient {
  /** Returns null for a 404. Each attempt counts against the rate budget. */
  get<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S> | null>;
  /** Like `get`, for addresses that need no key and have no limit. */
  getUnlimited<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S> | null>;
}

const source = 'the PUBG API';

const check = (response: Response): void => {
  if (response.ok) return;
  if (response.status === 403) {
    throw new UpstreamError('refused', `${source} refuses the request.`);
  }
  throw new UpstreamError('malformed', `${source} answered with status ${response.status}.`);
};

/** The reset time from the API, or a short pause. */
const readReset = (headers: Headers, now: Date): Date => {
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000;
  return new Date(Number.isFinite(reset) && reset > now.getTime() ? reset : now.getTime() + upstreamCooldown);
};

export const createPubgClient = (
  { url, key, keyState }: PubgSettings,
  budget: RateBudget,
  options: Omit<RequestOptions, 'source'>,
  now: () => Date,
): PubgClient => {
  const accept = { Accept: 'application/vnd.api+json' };
  return {
    async get(path, schema) {
      const response = await fetchWithRetry(
        url + path,
        { ...accept, Authorization: `Bearer ${key}` },
        { ...options, source, beforeAttempt: () => budget.spend() },
      );
      if (response.status === 429) {
        const until = readReset(response.headers, now());
        await budget.block(until);
        const retryAfter = until.getTime() - now().getTime();
        throw new UpstreamError('limited', `${source} answered that its rate limit is reached.`, {
          retryAfter,
        });
      }
      if (response.status === 401 || response.status === 403) {
        await keyState.refuse();
        throw new KeyRefusedError(refusedKeyRetry);
      }
      await keyState.accept();
      await budget.update(response.headers);
      if (response.status === 404) return null;
      check(response);
      return readJson(response, schema, source);
    },
    async getUnlimited(path, schema) {
      const response = await fetchWithRetry(url + path, accept, { ...options, source });
      if (response.status === 404) return null;
      check(response);
      return readJson(response, schema, source);
    },
  };
};
