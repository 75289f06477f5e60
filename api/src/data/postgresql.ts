import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';
import type { Store } from './store.ts';

interface PoolOptions {
  readonly connections: number;
  /** Called when a connection breaks, for the log. The pool replaces it. */
  readonly onLost: (error: Error) => void;
  readonly logger?: Logger;
  /** Milliseconds; 0: no timeout. */
  readonly statementTimeout?: number;
}

const minVersion = 150_000;

/** An arbitrary number that all hosts share. */
const hostLockId = 7_402_311;

/** Holds a lock among all hosts. Its connection owns the lock, so a host that dies releases it. */
const withHostLock = async <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [hostLockId]);
    return await work();
  } finally {
    client.release(true);
  }
};

const checkVersion = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  if ((rows[0]?.version ?? 0) >= minVersion) return;
  throw new Error('The PostgreSQL server at DATABASE_URL is too old. Upgrade it to version 15 or newer.');
};

type OneOrMore<T> = T | readonly T[];

type Db = Store['db'];

/** Replaces drizzle's transaction, which does not release a connection on which `begin` failed. */
const createTransaction =
  (pool: pg.Pool, on: (client: pg.PoolClient) => Db): Db['transaction'] =>
  async (work, settings) => {
    const client = await pool.connect();
    try {
      return await on(client).transaction(work, settings);
    } finally {
      client.release();
    }
  };

export const openPostgresql = async (
  url: string,
  { connections, onLost, logger, statementTimeout = 15_000 }: PoolOptions,
): Promise<Store> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'hotdrop-api',
  });
  // The pool handles errors of idle connections only. An error of a connection in a transaction without a listener
  // would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  try {
    await checkVersion(pool);
    await withHostLock(pool, () => migrate(drizzle(pool, { schema }), { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const settings = { schema, ...(logger && { logger }) };
  return {
    kind: 'postgresql',
    db: Object.assign(drizzle(pool, settings), {
      transaction: createTransaction(pool, (client) => drizzle(client, settings)),
    }),
    async execute(text, values) {
      // Several statements return a list of results, which the type does not say.
      const result: OneOrMore<pg.QueryResult<Record<string, unknown>>> = await pool.query(text, values);
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    withHostLock: (work) => withHostLock(pool, work),
    close: () => pool.end(),
  };
};
