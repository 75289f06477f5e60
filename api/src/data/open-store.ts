import type { Logger } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';
import type { Store } from './store.ts';

/** Options for load tests. */
export interface StoreOptions {
  readonly logger?: Logger;
  /** Milliseconds for a statement of a background job; 0: no timeout. */
  readonly jobTimeout?: number;
}

export const openStore = (
  config: Config,
  onLost: (error: Error) => void,
  options: StoreOptions = {},
): Promise<Store> =>
  config.databaseUrl
    ? openPostgresql(config.databaseUrl, { connections: config.databasePool, onLost, ...options })
    : openPglite(config.dataDir, options);
