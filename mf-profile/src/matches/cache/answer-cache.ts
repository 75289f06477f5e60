import type { Site } from '@hotdrop/shared-domain/contract';
import type { Result } from '@hotdrop/shared-domain/wire';

type Key = readonly unknown[];

/** Remembers answers that do not change, the newest of them. */
export interface Memory {
  /** The remembered answer, or what is asked for now. A failure is not remembered, nor what is not final. */
  recall<T>(key: Key, ask: () => Promise<Result<T>>, isFinal?: (answer: T) => boolean): Promise<Result<T>>;
  /** Remembers an answer that came another way. */
  keep<T>(key: Key, answer: T): void;
  /** What was kept, for who cannot wait for a promise; null: it was not. */
  kept<T>(key: Key): T | null;
}

interface Entry {
  readonly result: Promise<Result<unknown>>;
  readonly answer?: unknown;
}

/** A tab keeps so many lists and matches. */
const most = 60;

const isGivenUp = (answer: Result<unknown>) => !answer.ok && answer.error.kind === 'aborted';

function createMemory(): Memory {
  const entries = new Map<string, Entry>();

  function put(name: string, entry: Entry) {
    entries.set(name, entry);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  }

  function recall<T>(
    key: Key,
    ask: () => Promise<Result<T>>,
    isFinal: (answer: T) => boolean = () => true,
  ): Promise<Result<T>> {
    const name = JSON.stringify(key);
    const known = entries.get(name)?.result as Promise<Result<T>> | undefined;
    // Whoever asked first may leave while the answer is on its way: then the next one asks.
    if (known) return known.then((answer) => (isGivenUp(answer) ? recall(key, ask, isFinal) : answer));
    const result = ask().then((answer) => {
      if (!answer.ok || !isFinal(answer.data)) entries.delete(name);
      return answer;
    });
    put(name, { result });
    return result;
  }

  return {
    recall,
    keep(key, answer) {
      const result = Promise.resolve({ ok: true as const, data: answer, demo: false });
      put(JSON.stringify(key), { result, answer });
    },
    kept: <T>(key: Key) => (entries.get(JSON.stringify(key))?.answer as T | undefined) ?? null,
  };
}

/** For servers, where nothing outlives a request. */
const none: Memory = { recall: (_, ask) => ask(), keep: () => {}, kept: () => null };

const memories = new WeakMap<Site, Memory>();

/** What this site's tab has seen. */
export function memoryOf(site: Site): Memory {
  if (site.side === 'server') return none;
  const memory = memories.get(site) ?? createMemory();
  memories.set(site, memory);
  return memory;
}
