import type { Config } from '../config.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';
import type { Store } from './store.ts';

export const openStore = (config: Config, onLost: (error: Error) => void): Promise<Store> =>
  config.databaseUrl
    ? openPostgresql(config.databaseUrl, { connections: config.databasePool, onLost })
    : openPglite(config.dataDir);
