import { getTableName, is, sql, TransactionRollbackError } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../data/schema.ts';
import { readOwnSchemaVersion, readSchemaVersion } from '../data/schema-version.ts';
import type { Database, StoreAccess } from '../data/store.ts';

export interface CheckReport {
  readonly schema: number;
  /** Rows of each table. */
  readonly counts: Readonly<Record<string, number>>;
  /** Sentences about damage. Without any, the database is whole. */
  readonly problems: readonly string[];
  /** Sentences that an operator should know. */
  readonly notes: readonly string[];
}

const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => ({ table, name: getTableName(table) }));

const readNames = async (db: Database, name: string, from: string): Promise<ReadonlySet<string>> => {
  const rows = await db.select({ name: sql<string>`${sql.raw(name)}` }).from(sql`${sql.raw(from)}`);
  return new Set(rows.map((row) => row.name));
};

/** Every index that holds data, with those of large values. Reading them reads every row as well. */
const allIndexes = `pg_index join pg_class c on c.oid = indexrelid join pg_am a on a.oid = c.relam
  where amname = 'btree' and indisvalid and c.relpersistence = 'p' and c.relkind = 'i'`;

const canRead = async (db: Database): Promise<boolean> => {
  const [row] = await db
    .select({
      canRead: sql<boolean>`exists (select from pg_extension where extname = 'amcheck') or
        (exists (select from pg_available_extensions where name = 'amcheck') and
         (select rolsuper from pg_roles where rolname = current_user))`,
    })
    .from(sql`(select 1) as one`);
  return row?.canRead ?? false;
};

/** Compares every index with its table, through PostgreSQL's own extension. It stays installed only until a rollback. */
const checkIndexes = async (db: Database): Promise<string[]> => {
  await db.execute(sql`create extension if not exists amcheck`);
  const names = await readNames(db, 'c.oid::regclass::text', allIndexes);
  const problems: string[] = [];
  for (const name of names) {
    try {
      await db.transaction((tx) => tx.execute(sql`select bt_index_check(${name}::regclass, true)`));
    } catch (error) {
      problems.push(`The index ${name} or its table is damaged: ${reasonOf(error)}.`);
    }
  }
  return problems;
};

/** Drizzle's error repeats the statement; its cause says the reason. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

const rollBackAfter = async (db: Database, work: (tx: Database) => Promise<void>): Promise<void> => {
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
};

const readCounts = async (db: Database): Promise<Record<string, number>> => {
  const present = await readNames(db, 'tablename', `pg_tables where schemaname = 'public'`);
  const counts: Record<string, number> = {};
  for (const { table, name } of tables) if (present.has(name)) counts[name] = await db.$count(table);
  return counts;
};

/** Reads the whole database, and changes nothing. */
export const checkDatabase = async ({ db, execute }: StoreAccess): Promise<CheckReport> => {
  const { version, foreign } = await readSchemaVersion(execute);
  const own = readOwnSchemaVersion();
  const problems: string[] = [];
  const notes: string[] = [];
  let counts: Record<string, number> = {};
  if (version === 0) problems.push('The database is empty: no host has started on it.');
  if (foreign)
    problems.push(
      `Another version of Hotdrop, which is ${foreign}, has migrated the database: this version knows schema ${own}.`,
    );
  if (!foreign && version < own)
    notes.push(`The next start of a host migrates the database to schema ${own}.`);
  try {
    await rollBackAfter(db, async (tx) => {
      counts = await readCounts(tx);
      if (await canRead(tx)) problems.push(...(await checkIndexes(tx)));
      else
        notes.push(
          'Indexes were not compared with their tables: that needs a superuser, or the extension amcheck.',
        );
    });
  } catch (error) {
    problems.push(`The database cannot be read completely: ${reasonOf(error)}.`);
  }
  return { schema: version, counts, problems, notes };
};
