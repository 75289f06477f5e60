import { useSyncExternalStore } from 'react';

/** A value in the browser's storage. */
interface StoredValue<T> {
  /** Returns the same object until the value changes. */
  readonly read: () => T;
  readonly save: (value: T) => void;
  /** Calls the listener when this tab or another one changes the value. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Empty on the server and until hydration. */
  readonly useValue: () => T;
}

/**
 * Creates a value that is kept under a key. `parse` checks what another version of the site may have stored. Where
 * storage is blocked, the value is always empty.
 */
export function createStoredValue<T>(key: string, empty: T, parse: (stored: unknown) => T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let parsedText: string | null = null;
  let value = empty;

  const read = (): T => {
    try {
      const text = localStorage.getItem(key);
      if (text === parsedText) return value;
      parsedText = text;
      value = empty;
      value = parse(JSON.parse(text || 'null'));
      return value;
    } catch {
      return value;
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return {
    read,
    save(next) {
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is blocked or full.
      }
      for (const listener of listeners) listener();
    },
    subscribe,
    useValue: () => useSyncExternalStore(subscribe, read, () => empty),
  };
}
