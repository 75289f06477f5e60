import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';

const key = 'source';

/** Invented figures and real ones must not meet in one database. */
export class OtherSourceError extends Error {
  constructor(was: string, is: string) {
    super(
      `This database holds figures of the source "${was}", and the settings ask for "${is}". ` +
        'Give each a database of its own: another DATA_DIR, or another DATABASE_URL. ' +
        'The source is "pubg" when PUBG_API_KEY is set and "demo" when it is not.',
    );
    this.name = 'OtherSourceError';
  }
}

/** Notes whose figures the database holds, or refuses to mix them with those of another source. */
export const claimDatabase = async ({ db, source, now }: Context): Promise<void> => {
  const kept = await readSnapshot(db, key, v.string());
  if (kept && kept.value !== source.name) throw new OtherSourceError(kept.value, source.name);
  await writeSnapshots(db, [{ key, value: source.name }], now());
};
