import type { Config } from '../config.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';
import type { Store } from './store.ts';

/** `jobTimeout`: milliseconds for a statement of a background job; 0: no timeout. */
export const openStore = (
  { databaseUrl, databasePool, dataDir }: Config,
  onLost: (error: Error) => void,
  options: { readonly jobTimeout?: number } = {},
): Promise<Store> =>
  databaseUrl
    ? openPostgresql(databaseUrl, { connections: databasePool, onLost, ...options })
    : openPglite(dataDir);
