import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../start-error.ts';
import type { StoreAccess } from './store.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** A database lists the time of each migration that it has applied. */
const readKnownTimes = (): number[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

/** The number of migrations that this version of the code knows. */
export const readOwnSchemaVersion = (): number => readKnownTimes().length;

interface SchemaVersion {
  /** The number of migrations that the database has applied; 0: it has no tables yet. */
  readonly version: number;
  /** Which code has applied migrations that this version of the code does not know; null: none has. */
  readonly foreign: 'older' | 'newer' | null;
}

export const readSchemaVersion = async (execute: StoreAccess['execute']): Promise<SchemaVersion> => {
  const table = await execute("select to_regclass('drizzle.__drizzle_migrations') is null as missing");
  if (table.rows[0]?.missing) return { version: 0, foreign: null };
  const known = readKnownTimes();
  const { rows } = await execute('select created_at from drizzle.__drizzle_migrations');
  const unknown = rows.map((row) => Number(row.created_at)).filter((time) => !known.includes(time));
  if (unknown.length === 0) return { version: rows.length, foreign: null };
  const isOlder = unknown.every((time) => time < Math.min(...known));
  return { version: rows.length, foreign: isOlder ? 'older' : 'newer' };
};

const explain = (version: number, foreign: 'older' | 'newer'): string =>
  foreign === 'newer'
    ? `The database was migrated by a newer version of Hotdrop: its schema is ${version}, and this version knows ${readOwnSchemaVersion()}. ` +
      'Nothing was changed. Start the newer version again, or restore a backup from before the upgrade into an empty database.'
    : 'The database was created by a version of Hotdrop before the first release, and this version cannot migrate it. ' +
      'Nothing was changed. Start with an empty database (another DATA_DIR or DATABASE_URL); the site reads its stats again. ' +
      "To keep accounts and comments of a PostgreSQL server, dump them with PostgreSQL's own tools (pg_dump --data-only -t users -t comments) and restore the dump into the new database.";

/** Refuses a database that this version would read and write wrongly. */
export const refuseForeignSchema = async (execute: StoreAccess['execute']): Promise<void> => {
  const { version, foreign } = await readSchemaVersion(execute);
  if (foreign) throw new StartError(explain(version, foreign));
};
