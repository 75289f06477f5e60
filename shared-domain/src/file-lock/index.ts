import { DatabaseSync } from 'node:sqlite';

/** Held locks: garbage collection would close an unreferenced database and release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock under a file's name for this process. Returns a function that releases it, or null while another
 * process holds it.
 *
 * Node has no file locks, and a file that only exists as a lock outlives a killed process: the next process would have
 * to guess from a process id whether its holder lives. The operating system holds SQLite's lock: it ends with its
 * process, two processes never hold it together, and no clock is involved.
 */
export function tryFileLock(file: string): (() => void) | null {
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (/database is locked/.test(String(error))) return null;
    throw error;
  }
  held.add(database);
  return () => {
    if (held.delete(database)) database.close();
  };
}
