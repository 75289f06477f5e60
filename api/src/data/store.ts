import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database, whichever it is: PGlite in this process, or a PostgreSQL server. */
export interface Store {
  readonly kind: 'pglite' | 'postgresql';
  readonly db: Database;
  /** For the job queue, which brings its own SQL. */
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Does something that two hosts must not do at once: the second waits until the first is done. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
