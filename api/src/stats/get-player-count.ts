import { desc, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema.ts';
import { countTolerance, days, keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { peakToday } from './peak-today.ts';

const latestBy = async ({ db }: Context, time: Date) => {
  const [row] = await db
    .select()
    .from(playerCounts)
    .where(lte(playerCounts.at, time))
    .orderBy(desc(playerCounts.at))
    .limit(1);
  return row ?? null;
};

export const getPlayerCount = operation('getPlayerCount', { keep: keepFor.aMinute }, async (context) => {
  const now = context.now();
  const latest = await latestBy(context, now);
  const aDayAgo = new Date(now.getTime() - days(1));
  const yesterday = await latestBy(context, aDayAgo);
  const isNear = yesterday !== null && aDayAgo.getTime() - yesterday.at.getTime() <= countTolerance;
  const peak = await peakToday(context, now);
  return {
    count: latest?.count ?? null,
    at: latest?.at.toISOString() ?? null,
    yesterday: isNear ? yesterday.count : null,
    peak: peak && { count: peak.count, at: peak.at.toISOString() },
  };
});
