import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as schema from './schema.ts';
import { migrationsFolder, refuseForeignSchema } from './schema-version.ts';
import type { Store, StoreAccess } from './store.ts';

interface PoolOptions {
  readonly connections: number;
  /** Called when a connection breaks, for the log. The pool replaces it. */
  readonly onLost: (error: Error) => void;
  /** Milliseconds for a statement of a background job; 0: no timeout. */
  readonly jobTimeout?: number;
}

/**
 * A frozen server keeps connections open and never answers, so the client needs timeouts of its own. A call that waits
 * for a connection and then for a query fails within five seconds.
 */
const connectionTimeout = 2_000;
const queryTimeout = 2_500;
/** The server ends a statement of a job before the client gives up on it. */
const clientTimeoutMargin = 2_000;

/** PostgreSQL 15, as `server_version_num` writes it. */
const minServerVersionNumber = 150_000;

/** Names the connections of hosts in `pg_stat_activity`. */
export const applicationName = 'hotdrop-api';

/** An arbitrary number that all hosts share. */
const hostLockId = 7_402_311;

/** Runs `work` on one host at a time. The lock belongs to a separate connection, so a host that dies releases it. */
export const withHostLock = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
  });
  // The next query reports a lost connection.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [hostLockId]);
    return await work();
  } finally {
    await client.end();
  }
};

const checkVersion = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  if ((rows[0]?.version ?? 0) >= minServerVersionNumber) return;
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
      const result = await on(client).transaction(work, settings);
      client.release();
      return result;
    } catch (error) {
      // The connection may still wait for an answer, so it is not used again.
      client.release(true);
      throw error;
    }
  };

interface Timeouts {
  readonly statement: number;
  readonly query: number;
}

const createPool = (
  url: string,
  max: number,
  timeouts: Timeouts,
  onLost: (error: Error) => void,
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.query,
    idle_in_transaction_session_timeout: 30_000,
    application_name: applicationName,
    // Compiling a query takes up to two seconds of CPU, and its answer at most some tens of milliseconds.
    options: '-c jit=off',
  });
  // The pool handles errors of idle connections only. An error of a connection in a transaction without a listener
  // would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return pool;
};

/** Database access through one pool, for handlers or for jobs. */
const createAccess = (pool: pg.Pool): StoreAccess => {
  return {
    db: Object.assign(drizzle(pool, { schema }), {
      transaction: createTransaction(pool, (client) => drizzle(client, { schema })),
    }),
    async execute(text, values) {
      // Several statements return a list of results, which the type does not say.
      const result: OneOrMore<pg.QueryResult<Record<string, unknown>>> = await pool.query(text, values);
      const last = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
  };
};

export const openPostgresql = async (
  url: string,
  { connections, onLost, jobTimeout = 15_000 }: PoolOptions,
): Promise<Store> => {
  const jobConnections = Math.max(1, Math.floor(connections / 4));
  const callTimeouts = { statement: queryTimeout, query: queryTimeout };
  const jobTimeouts = { statement: jobTimeout, query: jobTimeout && jobTimeout + clientTimeoutMargin };
  const pool = createPool(url, connections - jobConnections, callTimeouts, onLost);
  const jobPool = createPool(url, jobConnections, jobTimeouts, onLost);
  const close = async () => {
    await Promise.all([pool.end(), jobPool.end()]);
  };
  const forJobs = createAccess(jobPool);
  try {
    await checkVersion(jobPool);
    await withHostLock(url, async () => {
      await refuseForeignSchema(forJobs.execute);
      await migrate(drizzle(jobPool, { schema }), { migrationsFolder });
    });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    kind: 'postgresql',
    ...createAccess(pool),
    forJobs,
    withHostLock: (work) => withHostLock(url, work),
    close,
  };
};
