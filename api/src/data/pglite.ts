import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openDatabaseFolder, openExistingFolder, refuseNoFolder } from './database-folder.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';
import { migrationsFolder, refuseForeignSchema } from './schema-version.ts';
import type { Store, StoreAccess } from './store.ts';

/** The folder of the embedded database: its files, its lock, and the way to the host that runs on it. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'pglite');

const createStore = (client: PGlite, onClosed: () => void): Store => {
  const access: StoreAccess = {
    db: drizzle(client, { schema }),
    async execute(text, values) {
      if (values && values.length > 0) return client.query<Record<string, unknown>>(text, values);
      // `query` runs one statement, `exec` runs several without parameters.
      const results = await client.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
  };
  return {
    kind: 'pglite',
    ...access,
    forJobs: access,
    // The folder lock already excludes other hosts.
    withHostLock: (work) => work(),
    async dumpFiles() {
      // The files are smaller after a checkpoint, and a start on them has little to repeat.
      await client.exec('checkpoint');
      return client.dumpDataDir('none');
    },
    async close() {
      await client.close();
      onClosed();
    },
  };
};

/** Opens a store on a client and migrates its database. */
export const openStoreOn = async (client: PGlite, onClosed = () => {}): Promise<Store> => {
  const store = createStore(client, onClosed);
  try {
    await refuseForeignSchema(store.execute);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
    return store;
  } catch (error) {
    await client.close();
    throw error;
  }
};

const withFolderLock = async (
  dataDir: string,
  open: (folder: string, unlock: () => void) => Promise<Store>,
): Promise<Store> => {
  const folder = embeddedFolder(dataDir);
  const unlock = lockFolder(folder);
  try {
    return await open(folder, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Opens an embedded PostgreSQL in this process, with its files in the data folder. */
export const openPglite = (dataDir: string): Promise<Store> =>
  withFolderLock(dataDir, async (folder, onClosed) =>
    openStoreOn(await openDatabaseFolder(folder), onClosed),
  );

/** Opens an embedded database as it is: it is neither created nor migrated. */
export const openExistingPglite = async (dataDir: string): Promise<Store> => {
  refuseNoFolder(embeddedFolder(dataDir));
  return withFolderLock(dataDir, async (folder, onClosed) =>
    createStore(await openExistingFolder(folder), onClosed),
  );
};
