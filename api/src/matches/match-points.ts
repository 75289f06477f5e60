import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Given, prepared } from '../data/prepared.ts';
import { participants } from '../data/schema.ts';
import { isCountedRow, isRanked } from '../habits/matches-sql.ts';
import { type RankedSpan, readPointChanges } from '../points/points.ts';
import { retentionStart } from './stored-match.ts';

interface Asked {
  readonly accountId: string;
  readonly ids: readonly string[];
  readonly since: Date;
}

const endedAt = sql`${participants.createdAt} + ${participants.timeSurvived} * interval '1 second'`;
const inMode = sql`over (partition by ${participants.gameMode} order by ${participants.createdAt})`;

/** Reads some ranked matches of a player, each with the times of the ranked matches of its mode around it. */
const readRanked = prepared(
  'ranked matches of a list',
  (context: Context, { accountId, ids, since }: Given<Asked>) => {
    const ranked = context.db
      .select({
        id: participants.matchId,
        mode: participants.gameMode,
        from: participants.createdAt,
        to: sql<Date>`${endedAt}`.mapWith(participants.createdAt).as('ended_at'),
        after: sql<Date | null>`lag(${endedAt}) ${inMode}`.mapWith(participants.createdAt).as('after'),
        before: sql<Date | null>`lead(${participants.createdAt}) ${inMode}`
          .mapWith(participants.createdAt)
          .as('before'),
      })
      .from(participants)
      .where(
        and(
          eq(participants.accountId, accountId),
          gte(participants.createdAt, since),
          isRanked(context),
          isCountedRow(context),
        ),
      )
      .as('ranked');
    return context.db
      .select()
      .from(ranked)
      .where(sql`${ranked.id} = any(${ids}::text[])`)
      .orderBy(asc(ranked.from));
  },
);

/** The rank points that a player won or lost in each of these matches, if the recorded points enclose it alone. */
export const readMatchPoints = async (
  context: Context,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const since = retentionStart(context);
  const matches = await readRanked(context, { accountId, ids, since });
  const spans = matches.map(({ after, ...span }): RankedSpan => ({ ...span, after: after ?? since }));
  const changes = await readPointChanges(context.db, accountId, spans);
  return new Map(matches.flatMap(({ id }, at) => (changes[at] == null ? [] : [[id, changes[at]]])));
};
