import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface StoreAccess {
  readonly db: Database;
  /** Runs SQL text, for the job queue and for statements without a drizzle equivalent. */
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** The database: PGlite in this process, or a PostgreSQL server. Its own access is for calls that visitors wait for. */
export interface Store extends StoreAccess {
  readonly kind: 'pglite' | 'postgresql';
  /** Access with longer timeouts, on connections that calls do not use. */
  readonly forJobs: StoreAccess;
  /** Runs work that two hosts must not do at the same time. The second host waits for the first. */
  withHostLock<T>(work: () => Promise<T>): Promise<T>;
  /** The files of an embedded database at one moment, as a tar archive. A server has tools of its own. */
  dumpFiles?(): Promise<Blob>;
  close(): Promise<void>;
}
