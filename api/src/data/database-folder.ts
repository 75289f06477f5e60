import { existsSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The embedded database cannot be used. The start fails with this message. */
export class DatabaseFolderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseFolderError';
  }
}

/** Files and folders without which PostgreSQL would create a new database over the old one, or fail. */
const required = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'];

const wayOut =
  'Nothing was changed. Restore the folder from a backup, or move it away to start with an empty database.';

const lowSpace = 100 * 1024 * 1024;

const describeSpace = (folder: string): string => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < lowSpace ? ' The disk is full or almost full: free some space first.' : '';
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const findMissing = (files: string): string | undefined =>
  required.find((name) => !existsSync(join(files, name)));

const isEmpty = (files: string): boolean => !existsSync(files) || readdirSync(files).length === 0;

/** Creates the files beside their place, so that an interrupted start leaves nothing that looks like a database. */
const createFiles = async (folder: string, files: string): Promise<void> => {
  const draft = join(folder, 'files.new');
  rmSync(draft, { recursive: true, force: true });
  try {
    await (await PGlite.create(draft)).close();
    rmSync(files, { recursive: true, force: true });
    renameSync(draft, files);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new DatabaseFolderError(
      `The embedded database could not be created in ${folder}: ${reasonOf(error)}.${describeSpace(folder)} Then start again.`,
      { cause: error },
    );
  }
};

/** Opens the embedded database in a folder that this process has locked, and creates it at the first start. */
export const openDatabaseFolder = async (folder: string): Promise<PGlite> => {
  const files = join(folder, 'files');
  if (isEmpty(files)) await createFiles(folder, files);
  const missing = findMissing(files);
  if (missing) {
    throw new DatabaseFolderError(
      `The embedded database in ${files} is incomplete: ${missing} is missing. ${wayOut}`,
    );
  }
  try {
    return await PGlite.create(files);
  } catch (error) {
    throw new DatabaseFolderError(
      `The embedded database in ${files} cannot be opened, because its files are damaged (${reasonOf(error)}).${describeSpace(folder)} ${wayOut}`,
      { cause: error },
    );
  }
};
