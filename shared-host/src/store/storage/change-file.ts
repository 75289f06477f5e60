import { StoreBusyError } from '../errors.ts';
import type { StoredFile, WritableStorage } from './storage.ts';

/** More publishers than this at one instant are a store that refuses. */
const atMost = 20;

/**
 * Changes a file that others change too: what they write meanwhile is read, and changed anew. `change` gives the new
 * bytes, or undefined when the file is as it should be.
 */
export async function changeFile(
  storage: WritableStorage,
  key: string,
  change: (file: StoredFile | undefined) => Uint8Array | undefined,
): Promise<void> {
  for (let attempt = 0; attempt < atMost; attempt += 1) {
    const file = await storage.read(key);
    const bytes = change(file);
    if (!bytes || (await storage.replace(key, bytes, file?.tag))) return;
  }
  throw new StoreBusyError(storage.location, key, atMost);
}
