import { DatabaseSync } from 'node:sqlite';

/** What is held: a database that nobody refers to is closed with the next garbage collection, and its lock is gone. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock under a file's name for this process, and returns what gives it back; null while another holds it.
 *
 * Node has no file locks of its own, and a lock that is "a file that exists" outlives a process that is killed: whoever
 * comes next must guess from a number whether its holder lives. SQLite's lock is the operating system's: it goes with
 * the process that held it, two never take it at once, and no clock is compared.
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
