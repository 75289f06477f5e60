import { and, gte, inArray, lte, sql } from 'drizzle-orm';
import { participants } from '../data/schema/matches.ts';
import { cacheSeconds, days } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { readSummaries } from './list-matches.ts';

/** Finds the player with most kills in a stored ranked match of the last 24 hours. The order is that of an index. */
export const getMatchOfDay = operation(
  'getMatchOfDay',
  { maxAge: cacheSeconds.fiveMinutes },
  async (context) => {
    const now = context.now();
    const ranked = context.game.matchTypes.filter(({ isRanked }) => isRanked).map(({ id }) => id);
    const best = await context.db
      .select()
      .from(participants)
      .where(
        and(
          inArray(participants.matchType, ranked),
          gte(participants.createdAt, new Date(now.getTime() - days(1))),
          lte(participants.createdAt, now),
        ),
      )
      // An index of Drizzle has nulls last, and PostgreSQL uses it for exactly this order.
      .orderBy(sql`${participants.kills} desc nulls last`, sql`${participants.createdAt} desc nulls last`)
      .limit(1)
      .prepare('match of the day')
      .execute();
    const [match] = await readSummaries(context, best);
    return { match: match ?? null };
  },
);
