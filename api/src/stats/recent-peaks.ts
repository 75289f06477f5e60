import { findPeak, keepPeaks } from '@hotdrop/shared-domain/stats';
import { inKorea, startOfDay } from '@hotdrop/shared-domain/text';
import type { HistoryPoint } from '@hotdrop/shared-domain/wire';
import { and, asc, gte, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema/figures.ts';
import { longestDay } from '../durations.ts';

/** The own game's peaks of the last 25 hours, which contain the peak of today in every time zone. */
export const findRecentPeaks = async ({ db }: Context, now: Date): Promise<HistoryPoint[]> => {
  const rows = await db
    .select()
    .from(playerCounts)
    .where(and(gte(playerCounts.at, new Date(now.getTime() - longestDay)), lte(playerCounts.at, now)))
    .orderBy(asc(playerCounts.at));
  return [...keepPeaks(rows.map(({ at, count }) => ({ at: at.toISOString(), count })))];
};

/**
 * The peak of today in Korea. Areas of older versions read only this one; others find the peak of the visitor's day in
 * `peaks`.
 */
export const findKoreanPeak = (peaks: readonly HistoryPoint[], now: Date) =>
  findPeak(peaks, startOfDay(now.getTime(), inKorea));
