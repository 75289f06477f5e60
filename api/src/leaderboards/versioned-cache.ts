/** Keeps one value for each key with the version of the data that it was read from. */
export interface VersionedCache<T> {
  /** The value of this version. Reads it once; callers that come meanwhile wait for the same read. */
  get(key: string, version: string, read: () => Promise<T>): Promise<T>;
}

interface Entry<T> {
  readonly version: string;
  readonly value: Promise<T>;
}

export const createVersionedCache = <T>(): VersionedCache<T> => {
  const entries = new Map<string, Entry<T>>();
  return {
    get(key, version, read) {
      const cached = entries.get(key);
      if (cached?.version === version) return cached.value;
      const entry = { version, value: read() };
      entries.set(key, entry);
      entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
      return entry.value;
    },
  };
};
