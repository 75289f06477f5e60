import type { Site } from '@hotdrop/shared-domain/contract';
import type { Result } from '@hotdrop/shared-domain/wire';

type Key = readonly unknown[];

/** Remembers answers that do not change, the newest of them. */
export interface Memory {
  /** The remembered answer, or what is asked for now. A failure is not remembered, nor what is not final. */
  recall<T>(key: Key, ask: () => Promise<Result<T>>, isFinal?: (answer: T) => boolean): Promise<Result<T>>;
  /** Remembers an answer that came another way. */
  keep<T>(key: Key, answer: T): void;
}

/** A tab keeps so many lists and matches. */
const most = 60;

function createMemory(): Memory {
  const kept = new Map<string, Promise<Result<unknown>>>();

  function put<T>(name: string, answer: Promise<Result<T>>) {
    kept.set(name, answer);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  }

  return {
    recall<T>(key: Key, ask: () => Promise<Result<T>>, isFinal: (answer: T) => boolean = () => true) {
      const name = JSON.stringify(key);
      const known = kept.get(name) as Promise<Result<T>> | undefined;
      if (known) return known;
      const asked = ask().then((result) => {
        if (!result.ok || !isFinal(result.data)) kept.delete(name);
        return result;
      });
      return put(name, asked);
    },
    keep(key, answer) {
      put(JSON.stringify(key), Promise.resolve({ ok: true, data: answer, demo: false }));
    },
  };
}

/** For servers, where nothing outlives a request. */
const none: Memory = { recall: (_, ask) => ask(), keep: () => {} };

const memories = new WeakMap<Site, Memory>();

/** What this site's tab has seen. */
export function memoryOf(site: Site): Memory {
  if (site.side === 'server') return none;
  const memory = memories.get(site) ?? createMemory();
  memories.set(site, memory);
  return memory;
}
