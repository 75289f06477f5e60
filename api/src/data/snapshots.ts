import { getTableColumns, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Given, prepared } from './prepared.ts';
import { snapshots } from './schema.ts';
import type { Database } from './store.ts';

export interface Snapshot<T> {
  readonly value: T;
  readonly takenAt: Date;
  /** Differs each time the snapshot is written, also at the same moment. */
  readonly version: string;
}

const readRows = prepared(
  'snapshots',
  ({ db }: { db: Database }, { keys }: Given<{ keys: readonly string[] }>) =>
    db
      .select({ ...getTableColumns(snapshots), version: sql<string>`${snapshots}.xmin::text` })
      .from(snapshots)
      .where(sql`${snapshots.key} = any(${keys}::text[])`),
);

/** Reads snapshots by key. Values that an older version wrote and that do not match the schema are missing. */
export const readSnapshots = async <S extends v.GenericSchema>(
  db: Database,
  keys: readonly string[],
  schema: S,
): Promise<ReadonlyMap<string, Snapshot<v.InferOutput<S>>>> => {
  const rows = await readRows({ db }, { keys });
  return new Map(
    rows.flatMap(({ key, value, ...snapshot }) => {
      const read = v.safeParse(schema, value);
      return read.success ? [[key, { ...snapshot, value: read.output }]] : [];
    }),
  );
};

export const readSnapshot = async <S extends v.GenericSchema>(
  db: Database,
  key: string,
  schema: S,
): Promise<Snapshot<v.InferOutput<S>> | null> => (await readSnapshots(db, [key], schema)).get(key) ?? null;

export const writeSnapshots = async (
  db: Database,
  entries: readonly { readonly key: string; readonly value: unknown }[],
  takenAt: Date,
): Promise<void> => {
  for (const { key, value } of entries) {
    const row = { key, value, takenAt };
    await db.insert(snapshots).values(row).onConflictDoUpdate({ target: snapshots.key, set: row });
  }
};
