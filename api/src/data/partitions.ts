import { sql } from 'drizzle-orm';
import { days, matchRetention, sourceRetention } from '../durations.ts';
import type { Database } from './store.ts';

/**
 * The weekly partitions of matches, their participants, tracks, and landings. A match creates the partition of its week if it is missing,
 * so a host that was off for weeks needs no preparation. Expired weeks are dropped, which takes no longer for more rows.
 */

/** Tables with weekly partitions, and how long each keeps its rows. */
const retentions = {
  matches: matchRetention,
  participants: matchRetention,
  // As long as the game keeps the telemetry, because tracks are large.
  tracks: sourceRetention,
  landings: matchRetention,
} as const;

type Table = keyof typeof retentions;

const matchTables: readonly Table[] = ['matches', 'participants'];
const allTables = Object.keys(retentions) as Table[];

const week = days(7);
/** Weeks begin on Monday at 00:00 UTC. */
const firstMonday = Date.UTC(1970, 0, 5);

/** An arbitrary number that all hosts share. */
const lockId = 7_402_312;

const startOfWeek = (time: Date): number =>
  Math.floor((time.getTime() - firstMonday) / week) * week + firstMonday;

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const nameOf = (table: string, start: number): string => `${table}_${toDay(start).replaceAll('-', '')}`;

/** The start of the week from the name of its partition. */
const readStart = (name: string): number =>
  Date.parse(name.replace(/^.*_(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3T00:00:00Z'));

const listPartitions = async (db: Database, tables: readonly Table[]): Promise<string[]> => {
  const rows = await db
    .select({ name: sql<string>`inhrelid::regclass::text` })
    .from(sql`pg_inherits`)
    .where(sql`inhparent = any(${sql.param(tables)}::text[]::regclass[])`);
  return rows.map(({ name }) => name);
};

interface Missing {
  readonly table: Table;
  readonly start: number;
}

const findMissing = async (
  db: Database,
  times: readonly Date[],
  tables: readonly Table[],
): Promise<Missing[]> => {
  const starts = [...new Set(times.map(startOfWeek))];
  const existing = new Set(await listPartitions(db, tables));
  return starts.flatMap((start) =>
    tables.filter((table) => !existing.has(nameOf(table, start))).map((table) => ({ table, start })),
  );
};

const createPartition = async (db: Database, table: string, start: number): Promise<void> => {
  const name = nameOf(table, start);
  // Attaching a table, unlike creating a partition, does not block reads and writes.
  await db.execute(sql.raw(`create table ${name} (like ${table} including all)`));
  const range = `from ('${toDay(start)} 00:00+00') to ('${toDay(start + week)} 00:00+00')`;
  await db.execute(sql.raw(`alter table ${table} attach partition ${name} for values ${range}`));
};

/** Creates the partitions of these times that are missing. Call it at the beginning of a transaction. */
export const createPartitions = async (
  db: Database,
  times: readonly Date[],
  tables: readonly Table[] = matchTables,
): Promise<void> => {
  if ((await findMissing(db, times, tables)).length === 0) return;
  await db.execute(sql`select pg_advisory_xact_lock(${lockId})`);
  for (const { table, start } of await findMissing(db, times, tables))
    await createPartition(db, table, start);
};

/** Creates the partitions of the next weeks, so that no visitor's call has to. */
export const createNextPartitions = (db: Database, now: Date): Promise<void> =>
  db.transaction((tx) =>
    createPartitions(
      tx,
      [0, 1, 2, 3].map((weeks) => new Date(now.getTime() + weeks * week)),
      allTables,
    ),
  );

/** Drops the partitions of the weeks that ended before the retention of their table. */
export const dropPartitions = async (db: Database, now: Date): Promise<void> => {
  for (const table of allTables) {
    const before = now.getTime() - retentions[table];
    for (const name of await listPartitions(db, [table])) {
      if (readStart(name) + week > before) continue;
      await db.transaction(async (tx) => {
        // Dropping waits for running queries, and new queries wait behind it. Give up soon; the job tries again.
        await tx.execute(sql`set local lock_timeout = '1s'`);
        await tx.execute(sql.raw(`drop table if exists ${name}`));
      });
    }
  }
};
