import { StoreBusyError } from '../errors.ts';
import type { StoredFile, WritableStorage } from './storage.ts';

/** A store that refuses more attempts than this does not honor conditional writes. */
const maxAttempts = 20;

/**
 * Changes a file that other publishers change too: after a conflict, it reads the file and changes it again. `change`
 * returns the new bytes, or undefined when the file needs no change.
 */
export async function changeFile(
  storage: WritableStorage,
  key: string,
  change: (file: StoredFile | undefined) => Uint8Array | undefined,
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const file = await storage.read(key);
    const bytes = change(file);
    if (!bytes || (await storage.replace(key, bytes, file?.tag))) return;
  }
  throw new StoreBusyError(storage.location, key, maxAttempts);
}
