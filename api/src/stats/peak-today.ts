import { startOfDay } from '@hotdrop/shared-domain/text';
import { and, desc, gte, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema.ts';

/** The highest count since midnight in the site's time zone, or null if there is none. */
export const findPeakToday = async ({ db }: Context, now: Date) => {
  const today = new Date(startOfDay(now.getTime()));
  const [row] = await db
    .select()
    .from(playerCounts)
    .where(and(gte(playerCounts.at, today), lte(playerCounts.at, now)))
    .orderBy(desc(playerCounts.count))
    .limit(1);
  return row ?? null;
};
