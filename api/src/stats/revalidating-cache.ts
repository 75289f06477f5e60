/** Serves a stale value while it reads a new one, so that only the first caller ever waits. */
export interface RevalidatingCache<T> {
  get(key: string, read: () => Promise<T>): Promise<T>;
  /** Drops all keys with this prefix, and reads that are still running. */
  invalidate(prefix: string): void;
}

interface Entry<T> {
  readonly value: Promise<T>;
  readonly staleAt: number;
}

export const createRevalidatingCache = <T>(maxAge: number, now: () => number): RevalidatingCache<T> => {
  const entries = new Map<string, Entry<T>>();
  return {
    get(key, read) {
      const cached = entries.get(key);
      if (cached && cached.staleAt > now()) return cached.value;
      const fresh = read();
      const entry = { value: cached?.value ?? fresh, staleAt: now() + maxAge };
      entries.set(key, entry);
      // After an invalidation the result of this read may be outdated.
      const isCurrent = () => entries.get(key) === entry;
      fresh.then(
        () => isCurrent() && entries.set(key, { value: fresh, staleAt: now() + maxAge }),
        () => isCurrent() && entries.delete(key),
      );
      return entry.value;
    },
    invalidate(prefix) {
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
    },
  };
};
