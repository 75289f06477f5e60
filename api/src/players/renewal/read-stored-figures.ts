import { and, eq } from 'drizzle-orm';
import { seasonFigures } from '../../data/schema/figures.ts';
import type { Database } from '../../data/store.ts';
import type { PlayerRow } from '../player-row.ts';

/** The figures of a season that the last renewal saved, or null. */
export const readStoredFigures = async (db: Database, { accountId, platform }: PlayerRow, season: string) => {
  const [row] = await db
    .select()
    .from(seasonFigures)
    .where(
      and(
        eq(seasonFigures.accountId, accountId),
        eq(seasonFigures.season, season),
        eq(seasonFigures.shard, platform),
      ),
    );
  return row ?? null;
};
