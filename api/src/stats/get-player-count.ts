import { desc, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema/figures.ts';
import { cacheSeconds, countTolerance, days, yearOfWeeks } from '../durations.ts';
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

/** The count at a time, or null if none is stored close to it. */
const findCountAt = async (context: Context, time: Date): Promise<number | null> => {
  const found = await findLatestCount(context, time);
  return found && time.getTime() - found.at.getTime() <= countTolerance ? found.count : null;
};

export const getPlayerCount = operation(
  'getPlayerCount',
  { maxAge: cacheSeconds.minute },
  async (context) => {
    const now = context.now();
    const latest = await findLatestCount(context, now);
    const [yesterday, lastWeek, lastYear] = await Promise.all(
      [days(1), days(7), yearOfWeeks].map((age) => findCountAt(context, new Date(now.getTime() - age))),
    );
    const peaks = await findRecentPeaks(context, now);
    return {
      count: latest?.count ?? null,
      at: latest?.at.toISOString() ?? null,
      yesterday: yesterday ?? null,
      lastWeek: lastWeek ?? null,
      lastYear: lastYear ?? null,
      peak: findKoreanPeak(peaks, now),
      peaks,
    };
  },
);
