import type { Site } from '@hotdrop/shared-domain/contract';
import type { Result } from '@hotdrop/shared-domain/wire';

type Key = readonly unknown[];

/** Caches the newest API answers that do not change. */
export interface AnswerCache {
  /** Returns the cached answer, or fetches it. Failures and answers that are not final are not cached. */
  getOrFetch<T>(
    key: Key,
    fetchAnswer: () => Promise<Result<T>>,
    isFinal?: (answer: T) => boolean,
  ): Promise<Result<T>>;
  set<T>(key: Key, answer: T): void;
  /** Returns an answer that `set` has cached, without a promise. */
  get<T>(key: Key): T | null;
}

interface Entry {
  readonly result: Promise<Result<unknown>>;
  readonly answer?: unknown;
}

const maxEntries = 60;

const isAborted = (result: Result<unknown>) => !result.ok && result.error.kind === 'aborted';

function createAnswerCache(): AnswerCache {
  const entries = new Map<string, Entry>();

  function put(name: string, entry: Entry) {
    entries.set(name, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  }

  function getOrFetch<T>(
    key: Key,
    fetchAnswer: () => Promise<Result<T>>,
    isFinal: (answer: T) => boolean = () => true,
  ): Promise<Result<T>> {
    const name = JSON.stringify(key);
    // A key always holds the same type.
    const cached = entries.get(name)?.result as Promise<Result<T>> | undefined;
    // The navigation that sent the call may abort it while another one waits for the answer.
    if (cached) {
      return cached.then((result) => (isAborted(result) ? getOrFetch(key, fetchAnswer, isFinal) : result));
    }
    const result = fetchAnswer().then((answer) => {
      if (!answer.ok || !isFinal(answer.data)) entries.delete(name);
      return answer;
    });
    put(name, { result });
    return result;
  }

  return {
    getOrFetch,
    set(key, answer) {
      const result = Promise.resolve({ ok: true as const, data: answer, demo: false });
      put(JSON.stringify(key), { result, answer });
    },
    get: <T>(key: Key) => (entries.get(JSON.stringify(key))?.answer as T | undefined) ?? null,
  };
}

/** For servers, which must not share answers between requests. */
const noCache: AnswerCache = {
  getOrFetch: (_, fetchAnswer) => fetchAnswer(),
  set: () => {},
  get: () => null,
};

const caches = new WeakMap<Site, AnswerCache>();

/** Returns the cache of the browser tab. */
export function getAnswerCache(site: Site): AnswerCache {
  if (site.side === 'server') return noCache;
  const cache = caches.get(site) ?? createAnswerCache();
  caches.set(site, cache);
  return cache;
}
