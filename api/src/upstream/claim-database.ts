import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';

const key = 'source';

export class SourceMismatchError extends Error {
  constructor(stored: string, configured: string) {
    super(
      `This database contains figures of the source "${stored}", but the settings select "${configured}". ` +
        'Use another database for each source: another DATA_DIR, or another DATABASE_URL. ' +
        'The source is "pubg" if PUBG_API_KEY is set, else "demo".',
    );
    this.name = 'SourceMismatchError';
  }
}

/** Ties the database to its source, so that demo figures never mix with real ones. */
export const claimDatabase = async ({ db, source, now }: Context): Promise<void> => {
  const stored = await readSnapshot(db, key, v.string());
  if (stored && stored.value !== source.name) throw new SourceMismatchError(stored.value, source.name);
  await writeSnapshots(db, [{ key, value: source.name }], now());
};
