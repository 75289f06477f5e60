/** Reads JSON from the browser's storage. Null: there is none, it is damaged, or the browser forbids the access. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores JSON. If the storage is full or forbidden, the next visit does not know the value. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The visitor loses none of their own data.
  }
}
