import type * as v from 'valibot';
import { upstreamCooldown } from '../../durations.ts';
import { fetchWithRetry, type RequestOptions, readJson } from '../fetch-json.ts';
import type { RateBudget } from '../rate-budget.ts';
import { UpstreamError } from '../upstream.ts';

export interface PubgSettings {
  readonly url: string;
  readonly key: string;
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
  if (response.status === 401 || response.status === 403) {
    throw new UpstreamError('refused', `${source} rejects the key. Check PUBG_API_KEY.`);
  }
  throw new UpstreamError('malformed', `${source} answered with status ${response.status}.`);
};

/** The reset time from the API, or a short pause. */
const readReset = (headers: Headers, now: Date): Date => {
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000;
  return new Date(Number.isFinite(reset) && reset > now.getTime() ? reset : now.getTime() + upstreamCooldown);
};

export const createPubgClient = (
  { url, key }: PubgSettings,
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
