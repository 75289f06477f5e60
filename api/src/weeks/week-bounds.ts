import { sessionGap } from '@hotdrop/shared-domain/stats';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema/matches.ts';

const timeList = (times: readonly Date[]) =>
  sql`${sql.param(times.map((time) => time.toISOString()))}::timestamptz[]`;

/** Longest time that a player plays without a break of two hours. */
const longestSession = sql.raw(`interval '1 day'`);

/**
 * Finds when the first session begins at or after each of these times. A session belongs to the week in which it began,
 * so the matches of a week are those between two bounds. Each bound reads the matches of two days.
 */
export const readWeekBounds = async (
  { db }: Context,
  accountId: string,
  times: readonly Date[],
): Promise<readonly Date[]> => {
  const near = sql`(
    select created_at, coalesce(created_at - max(created_at + time_survived * interval '1 second') over (
             order by created_at, match_id rows between unbounded preceding and 1 preceding
           ) >= ${sql.param(sessionGap)}::bigint * interval '1 millisecond', true) as is_first
      from participants
     where account_id = ${accountId} and created_at >= at - ${longestSession} and created_at < at + ${longestSession})`;
  const rows = await db
    .select({
      bound: sql`coalesce(
          (select min(created_at) from ${near} near where is_first and created_at >= at), at + ${longestSession}
        )`.mapWith(participants.createdAt),
    })
    .from(sql`unnest(${timeList(times)}) at`)
    .orderBy(sql`at`)
    .prepare('bounds of weeks')
    .execute();
  return rows.map(({ bound }) => bound);
};

/** Numbers the interval between these times in which a match began: 1 for the first one, 0 for before all. */
export const intervalOf = (bounds: readonly Date[]) =>
  sql<number>`width_bucket(${participants.createdAt}, ${timeList(bounds)})`;
