import type { KeyValueStorage } from '../favorites/index.ts';

/** A browser's storage in memory; two sites that share one are two tabs. */
export function memoryStorage(content: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const entries = new Map(Object.entries(content));
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}
