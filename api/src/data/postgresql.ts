import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';
import type { Store } from './store.ts';

interface PoolOptions {
  readonly connections: number;
  /** A connection that breaks between two queries: worth a line in the log, and no more. */
  readonly onLost: (error: Error) => void;
  readonly logger?: Logger;
  /** Milliseconds; 0 is without an end. */
  readonly statementTimeout?: number;
}

const oldestVersion = 150_000;

/** Any number; all hosts must use the same. */
const hostsLock = 7_402_311;

/** Hosts that start together take turns. The lock lives as long as its connection: a host that dies lets go. */
const aloneOn = async <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [hostsLock]);
    return await work();
  } finally {
    client.release(true);
  }
};

const checkVersion = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  if ((rows[0]?.version ?? 0) >= oldestVersion) return;
  throw new Error(
    'DATABASE_URL leads to a PostgreSQL server that is too old: version 15 or newer is needed.',
  );
};

type Db = Store['db'];

/** Drizzle keeps a connection on which `begin` failed: after a few of them the pool would be empty for good. */
const transactionsOn =
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
  // The pool listens to connections that rest, and nobody to one that a transaction holds: without a listener it
  // would take the process with it.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  try {
    await checkVersion(pool);
    await aloneOn(pool, () => migrate(drizzle(pool, { schema }), { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const settings = { schema, ...(logger && { logger }) };
  return {
    kind: 'postgresql',
    db: Object.assign(drizzle(pool, settings), {
      transaction: transactionsOn(pool, (client) => drizzle(client, settings)),
    }),
    async execute(text, values) {
      const result = await pool.query<Record<string, unknown>>(text, values);
      // Several statements at once give a list of results.
      const last = Array.isArray(result)
        ? (result.at(-1) as pg.QueryResult<Record<string, unknown>>)
        : result;
      return { rows: last.rows };
    },
    alone: (work) => aloneOn(pool, work),
    close: () => pool.end(),
  };
};
