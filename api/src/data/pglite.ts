import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openDatabaseFolder } from './database-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';
import type { Store, StoreAccess } from './store.ts';

/** Opens an embedded PostgreSQL in this process, with its files in the data folder. */
export const openPglite = async (dataDir: string, { logger }: { logger?: Logger } = {}): Promise<Store> => {
  const folder = join(dataDir, 'pglite');
  const unlock = lockFolder(folder);
  try {
    return await openStoreOn(await openDatabaseFolder(folder), unlock, logger);
  } catch (error) {
    unlock();
    throw error;
  }
};

export const openStoreOn = async (
  client: PGlite,
  onClosed: () => void = () => {},
  logger?: Logger,
): Promise<Store> => {
  const db = drizzle(client, { schema, ...(logger && { logger }) });
  await migrate(db, { migrationsFolder });
  const access: StoreAccess = {
    db,
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
    async close() {
      await client.close();
      onClosed();
    },
  };
};
