import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { snapshots } from './schema.ts';
import type { Database } from './store.ts';

export interface Snapshot<T> {
  readonly value: T;
  readonly takenAt: Date;
}

/** A small fact that is replaced as a whole. The schema guards against what an older version wrote. */
export const readSnapshot = async <S extends v.GenericSchema>(
  db: Database,
  key: string,
  schema: S,
): Promise<Snapshot<v.InferOutput<S>> | null> => {
  const [row] = await db.select().from(snapshots).where(eq(snapshots.key, key)).limit(1);
  const read = row && v.safeParse(schema, row.value);
  return row && read?.success ? { value: read.output, takenAt: row.takenAt } : null;
};

export const writeSnapshots = async (
  db: Database,
  facts: readonly { readonly key: string; readonly value: unknown }[],
  takenAt: Date,
): Promise<void> => {
  for (const { key, value } of facts) {
    const row = { key, value, takenAt };
    await db.insert(snapshots).values(row).onConflictDoUpdate({ target: snapshots.key, set: row });
  }
};
