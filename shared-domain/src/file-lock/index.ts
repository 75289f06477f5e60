import { DatabaseSync } from 'node:sqlite';

/** Keeps the databases of held locks referenced: garbage collection would close them and release the locks. */
const held = new Set<DatabaseSync>();

/**
 * Locks a file for this process. Returns a function that releases it, or null while another
 * process holds it.
 *
 * Node has no file locks. A file that marks a lock outlives a killed process, and the next process would have to guess
 * from a process id whether the holder still runs. SQLite uses the operating system's locks: they end with their
 * process, two processes never hold the same one, and no clock is involved.
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
