import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
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
  /** Whether a newer version of the code has migrated the database. */
  readonly isNewer: boolean;
}

export const readSchemaVersion = async (execute: StoreAccess['execute']): Promise<SchemaVersion> => {
  const table = await execute("select to_regclass('drizzle.__drizzle_migrations') is null as missing");
  if (table.rows[0]?.missing) return { version: 0, isNewer: false };
  const known = readKnownTimes();
  const { rows } = await execute('select created_at from drizzle.__drizzle_migrations');
  const isNewer = rows.some(({ created_at: appliedAt }) => !known.includes(Number(appliedAt)));
  return { version: rows.length, isNewer };
};

/** The database was written by a newer version of the code. The start fails with this message. */
export class NewerSchemaError extends Error {
  constructor(version: number) {
    super(
      `The database was migrated by a newer version of Hotdrop: its schema is ${version}, and this version knows ${readOwnSchemaVersion()}. ` +
        'Nothing was changed. Start the newer version again, or restore a backup from before the upgrade into an empty database.',
    );
    this.name = 'NewerSchemaError';
  }
}

/** Refuses a database that this version would read and write wrongly. */
export const refuseNewerSchema = async (execute: StoreAccess['execute']): Promise<void> => {
  const { version, isNewer } = await readSchemaVersion(execute);
  if (isNewer) throw new NewerSchemaError(version);
};
