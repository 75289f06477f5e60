import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { StartError } from '../start-error.ts';

/** Files and folders without which PostgreSQL would create a new database over the old one, or fail. */
const required = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'];

const whatToDo =
  'Nothing was changed. Restore the folder from a backup, or move it away to start with an empty database.';

const lowSpace = 100 * 1024 * 1024;

const describeSpace = (folder: string): string => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < lowSpace ? ' The disk is full or almost full: free some space first.' : '';
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const findMissing = (files: string): string | undefined =>
  required.find((name) => !existsSync(join(files, name)));

const filesIn = (folder: string): string => join(folder, 'files');

/** A restore keeps the old files here until the new ones are in their place. */
const replacedIn = (folder: string): string => join(folder, 'files.replaced');

/** Finds the files of the database; null: there are none. A restore that was interrupted while it moved files is undone. */
export const findFiles = (folder: string): string | null => {
  const [files, replaced] = [filesIn(folder), replacedIn(folder)];
  if (existsSync(replaced) && !existsSync(files)) renameSync(replaced, files);
  return existsSync(files) && readdirSync(files).length > 0 ? files : null;
};

/** `check` reads every index with the extension. */
const openFiles = (files: string, options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create(files, { ...options, extensions: { amcheck } });

const sync = (path: string): void => {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

const syncAll = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) sync(join(entry.parentPath, entry.name));
  }
  sync(folder);
};

/** Moves complete files into their place. Old files leave it only then. */
const moveIntoPlace = (draft: string, folder: string): void => {
  const [files, replaced] = [filesIn(folder), replacedIn(folder)];
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(files)) renameSync(files, replaced);
  renameSync(draft, files);
  sync(dirname(files));
  rmSync(replaced, { recursive: true, force: true });
};

/**
 * Fills a draft beside the files and moves it into their place when it is complete, so that an interruption leaves
 * nothing that looks like a database.
 */
export const createFiles = async (
  folder: string,
  options: PGliteOptions = {},
  prepare: (client: PGlite) => Promise<void> = async () => {},
): Promise<void> => {
  const draft = join(folder, 'files.new');
  rmSync(draft, { recursive: true, force: true });
  try {
    const client = await openFiles(draft, options);
    try {
      await prepare(client);
    } finally {
      await client.close();
    }
    // A new database is empty, so only restored files are worth the seconds.
    if (options.loadDataDir) syncAll(draft);
    moveIntoPlace(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
};

const noDatabase = (folder: string): StartError =>
  new StartError(
    `There is no embedded database in ${folder}. Set DATA_DIR to the data folder of the host, or DATABASE_URL to its PostgreSQL server.`,
  );

/** Refuses a folder that was never used, before a lock creates it. */
export const refuseNoFolder = (folder: string): void => {
  if (!existsSync(folder)) throw noDatabase(folder);
};

/** Opens the database in a folder that this process has locked; it must exist. */
export const openExistingFolder = async (folder: string): Promise<PGlite> => {
  const files = findFiles(folder);
  if (!files) throw noDatabase(folder);
  const missing = findMissing(files);
  if (missing) {
    throw new StartError(
      `The embedded database in ${files} is incomplete: ${missing} is missing. ${whatToDo}`,
    );
  }
  try {
    return await openFiles(files);
  } catch (error) {
    throw new StartError(
      `The embedded database in ${files} cannot be opened, because its files are damaged (${reasonOf(error)}).${describeSpace(folder)} ${whatToDo}`,
      { cause: error },
    );
  }
};

/** Opens the embedded database in a folder that this process has locked, and creates it at the first start. */
export const openDatabaseFolder = async (folder: string): Promise<PGlite> => {
  try {
    if (!findFiles(folder)) await createFiles(folder);
  } catch (error) {
    throw new StartError(
      `The embedded database could not be created in ${folder}: ${reasonOf(error)}.${describeSpace(folder)} Then start again.`,
      { cause: error },
    );
  }
  return openExistingFolder(folder);
};
