import { getTableColumns, is, sql, TransactionRollbackError } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
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
  .map((table) => ({ table, ...getTableConfig(table) }));

type Names = ReadonlySet<string>;

const readNames = async (db: Database, name: string, from: string): Promise<Names> => {
  const rows = await db.select({ name: sql<string>`${sql.raw(name)}` }).from(sql`${sql.raw(from)}`);
  return new Set(rows.map((row) => row.name));
};

const findMissing = (kind: string, wanted: readonly string[], present: Names): string[] =>
  wanted.filter((name) => !present.has(name)).map((name) => `The ${kind} ${name} is missing.`);

const publicRelation = `join pg_namespace n on n.oid = relnamespace and n.nspname = 'public'`;

/** Finds tables, columns, indexes, and foreign keys of today's schema that are gone or unusable. */
const checkStructure = async (db: Database): Promise<string[]> => {
  const columns = await readNames(
    db,
    `table_name || '.' || column_name`,
    `information_schema.columns where table_schema = 'public'`,
  );
  const indexes = await readNames(
    db,
    'relname',
    `pg_index join pg_class c on c.oid = indexrelid ${publicRelation} where indisvalid`,
  );
  const foreignKeys = await readNames(db, 'conname', `pg_constraint where contype = 'f' and convalidated`);
  return [
    ...tables.flatMap(({ table, name }) =>
      findMissing(
        'column',
        Object.values(getTableColumns(table)).map((column) => `${name}.${column.name}`),
        columns,
      ),
    ),
    ...tables.flatMap(({ indexes: wanted, primaryKeys, name, columns: all }) =>
      findMissing(
        'index',
        [
          ...wanted.flatMap(({ config }) => config.name ?? []),
          ...primaryKeys.map((key) => key.getName()),
          ...(all.some(({ primary }) => primary) ? [`${name}_pkey`] : []),
        ],
        indexes,
      ),
    ),
    ...tables.flatMap(({ foreignKeys: wanted }) =>
      findMissing(
        'foreign key',
        wanted.map((key) => key.getName()),
        foreignKeys,
      ),
    ),
  ];
};

/** Finds rows with a foreign key to a missing row, in case a key was lost or never enforced. */
const checkReferences = async (db: Database): Promise<string[]> => {
  const problems: string[] = [];
  for (const { table, name, foreignKeys } of tables) {
    for (const key of foreignKeys) {
      const { columns, foreignColumns, foreignTable } = key.reference();
      const isSame = columns.map((column, i) => sql`${column} = ${foreignColumns[i]}`);
      const lost = await db.$count(
        table,
        sql`not exists (select 1 from ${foreignTable} where ${sql.join(isSame, sql` and `)})`,
      );
      if (lost > 0)
        problems.push(`${lost} rows of ${name} refer to rows that do not exist (${key.getName()}).`);
    }
  }
  return problems;
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

const readCounts = async (db: Database, present: Names): Promise<Record<string, number>> => {
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
      if (version === own && !foreign) {
        const missing = await checkStructure(tx);
        problems.push(...missing, ...(missing.length > 0 ? [] : await checkReferences(tx)));
      }
      counts = await readCounts(
        tx,
        await readNames(tx, 'tablename', `pg_tables where schemaname = 'public'`),
      );
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
