import { desc, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema/figures.ts';
import { cacheSeconds, countTolerance, days } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { findKoreanPeak, findRecentPeaks } from './recent-peaks.ts';

const findLatestCount = async ({ db }: Context, time: Date) => {
  const [row] = await db
    .select()
    .from(playerCounts)
    .where(lte(playerCounts.at, time))
    .orderBy(desc(playerCounts.at))
    .limit(1);
  return row ?? null;
};

export const getPlayerCount = operation(
  'getPlayerCount',
  { maxAge: cacheSeconds.minute },
  async (context) => {
    const now = context.now();
    const latest = await findLatestCount(context, now);
    const dayAgo = new Date(now.getTime() - days(1));
    const yesterday = await findLatestCount(context, dayAgo);
    const isCloseEnough = yesterday !== null && dayAgo.getTime() - yesterday.at.getTime() <= countTolerance;
    const peaks = await findRecentPeaks(context, now);
    return {
      count: latest?.count ?? null,
      at: latest?.at.toISOString() ?? null,
      yesterday: isCloseEnough ? yesterday.count : null,
      peak: findKoreanPeak(peaks, now),
      peaks,
    };
  },
);
