import { and, desc, gte, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema.ts';
import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';

const day = 86_400_000;
/** A count this far from the wanted time does not speak for it. */
const near = 3_600_000;

const latestBy = async ({ db }: Context, time: Date) => {
  const [row] = await db
    .select()
    .from(playerCounts)
    .where(lte(playerCounts.at, time))
    .orderBy(desc(playerCounts.at))
    .limit(1);
  return row ?? null;
};

const highestSince = async ({ db }: Context, from: Date, to: Date) => {
  const [row] = await db
    .select()
    .from(playerCounts)
    .where(and(gte(playerCounts.at, from), lte(playerCounts.at, to)))
    .orderBy(desc(playerCounts.count))
    .limit(1);
  return row ?? null;
};

export const getPlayerCount = operation('getPlayerCount', { keep: keepFor.aMinute }, async (context) => {
  const now = context.now();
  const latest = await latestBy(context, now);
  const aDayAgo = new Date(now.getTime() - day);
  const yesterday = await latestBy(context, aDayAgo);
  const isNear = yesterday !== null && aDayAgo.getTime() - yesterday.at.getTime() <= near;
  const today = new Date(Math.floor(now.getTime() / day) * day);
  const peak = await highestSince(context, today, now);
  return {
    count: latest?.count ?? null,
    at: latest?.at.toISOString() ?? null,
    yesterday: isNear ? yesterday.count : null,
    peak: peak && { count: peak.count, at: peak.at.toISOString() },
  };
});
