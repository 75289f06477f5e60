import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { AreaStoreError, messageOf } from './errors.ts';

/**
 * Runs `work` while no other process runs work under the same lock file.
 *
 * Node has no file locks of its own, and a lock that is "a file that exists" outlives a process that is killed.
 * SQLite's lock is the operating system's: it goes with the process that held it, and no clock is compared.
 */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  { patience = 10_000 }: { patience?: number } = {},
): Promise<T> {
  const database = new DatabaseSync(file);
  try {
    const giveUpAt = performance.now() + patience;
    while (!tryLock(database)) {
      if (performance.now() > giveUpAt) {
        throw new AreaStoreError(
          `Another process has held ${file} for ${patience / 1000} s. See which publisher hangs, stop it, and try again: nothing was changed.`,
        );
      }
      await sleep(20);
    }
    return await work();
  } finally {
    database.close();
  }
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (/database is locked/.test(messageOf(error))) return false;
    throw error;
  }
}
