import type * as v from 'valibot';
import { upstreamCooldown } from '../../durations.ts';
import type { Allowance, Share } from '../allowance.ts';
import { type Asking, ask, readJson } from '../fetch-json.ts';
import { UpstreamError } from '../upstream.ts';

export interface PubgSettings {
  readonly url: string;
  readonly key: string;
}

/** The official API: one key, few requests a minute, JSON:API. */
export interface PubgClient {
  /** Null: the API says that there is no such thing. */
  get<S extends v.GenericSchema>(path: string, schema: S, leaving?: Share): Promise<v.InferOutput<S> | null>;
  /** The same for what needs no key and does not count. */
  getFree<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S> | null>;
}

const source = 'the PUBG API';

const check = (response: Response): void => {
  if (response.ok) return;
  if (response.status === 401 || response.status === 403) {
    throw new UpstreamError('refused', `${source} refuses the key: check PUBG_API_KEY.`);
  }
  throw new UpstreamError('malformed', `${source} answered ${response.status}.`);
};

/** When a limit ends, as the API says, or a short while from now. */
const endOfLimit = (headers: Headers, now: Date): Date => {
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000;
  return new Date(Number.isFinite(reset) && reset > now.getTime() ? reset : now.getTime() + upstreamCooldown);
};

export const createPubgClient = (
  { url, key }: PubgSettings,
  allowance: Allowance,
  asking: Omit<Asking, 'source'>,
  now: () => Date,
): PubgClient => {
  const accept = { Accept: 'application/vnd.api+json' };
  return {
    async get(path, schema, leaving) {
      await allowance.take(leaving);
      const response = await ask(
        url + path,
        { ...accept, Authorization: `Bearer ${key}` },
        { ...asking, source },
      );
      if (response.status === 429) {
        const until = endOfLimit(response.headers, now());
        await allowance.exhaust(until);
        const retryAfter = until.getTime() - now().getTime();
        throw new UpstreamError('limited', `${source} says that its limit is reached.`, { retryAfter });
      }
      await allowance.note(response.headers);
      if (response.status === 404) return null;
      check(response);
      return readJson(response, schema, source);
    },
    async getFree(path, schema) {
      const response = await ask(url + path, accept, { ...asking, source });
      if (response.status === 404) return null;
      check(response);
      return readJson(response, schema, source);
    },
  };
};
