import { startOfDay } from '@hotdrop/shared-domain/text';
import { and, desc, gte, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema.ts';

/** The highest count of the day that the site's clock shows. Null: nothing was counted in it yet. */
export const peakToday = async ({ db }: Context, now: Date) => {
  const today = new Date(startOfDay(now.getTime()));
  const [row] = await db
    .select()
    .from(playerCounts)
    .where(and(gte(playerCounts.at, today), lte(playerCounts.at, now)))
    .orderBy(desc(playerCounts.count))
    .limit(1);
  return row ?? null;
};
