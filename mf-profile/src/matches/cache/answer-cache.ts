import type { Result } from '@hotdrop/shared-domain/wire';

/** Caches the newest answers of one API call. */
export interface AnswerCache<T> {
  /** Returns the cached answer, or fetches it. Failures and answers that are not final are not cached. */
  readonly getOrFetch: (key: string, fetchAnswer: () => Promise<Result<T>>) => Promise<Result<T>>;
  readonly set: (key: string, answer: T) => void;
}

const maxEntries = 60;

/** Adds a value to a map, and deletes the oldest one from a full map. `lru-cache` would add 5.3 KB (brotli) to the page. */
export function setNewest<T>(entries: Map<string, T>, key: string, value: T): void {
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
}

const isAborted = (result: Result<unknown>) => !result.ok && result.error.kind === 'aborted';

export function createAnswerCache<T>(isFinal: (answer: T) => boolean): AnswerCache<T> {
  const results = new Map<string, Promise<Result<T>>>();

  function getOrFetch(key: string, fetchAnswer: () => Promise<Result<T>>): Promise<Result<T>> {
    const cached = results.get(key);
    // The navigation that sent the call may abort it while another one waits for the answer.
    if (cached) return cached.then((result) => (isAborted(result) ? getOrFetch(key, fetchAnswer) : result));
    const fetched = fetchAnswer().then((result) => {
      if (!result.ok || !isFinal(result.data)) results.delete(key);
      return result;
    });
    setNewest(results, key, fetched);
    return fetched;
  }

  return {
    getOrFetch,
    set: (key, data) => setNewest(results, key, Promise.resolve({ ok: true, data, demo: false })),
  };
}
