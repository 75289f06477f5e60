import { sessionGap } from '@hotdrop/shared-domain/stats';
import type { OwnMatch } from '@hotdrop/shared-domain/wire';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema.ts';
import { hasElimination, isRanked } from '../habits/matches-sql.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { ownFigures } from './own-figures.ts';

/** The newest matches of a player that are read, so that the query costs the same for each player. */
export const mostMatches = 200;

const inOrder = sql.raw('order by created_at, match_id');

/** The newest matches with their session, counted from the oldest one, by the rule of `groupBySession` in shared-domain. */
const numberMatches = (context: Context, accountId: string) => {
  const { db } = context;
  const recent = db
    .select({
      ...ownFigures,
      end: sql`${participants.createdAt} + ${participants.timeSurvived} * interval '1 second'`.as('ended_at'),
      isCounted: hasElimination(context).as('is_counted'),
      rankedMode: sql`case when ${isRanked(context)} then ${participants.gameMode} end`.as('ranked_mode'),
    })
    .from(participants)
    .where(and(eq(participants.accountId, accountId), gte(participants.createdAt, retentionStart(context))))
    .orderBy(desc(participants.createdAt), participants.matchId)
    .limit(mostMatches)
    .as('recent');
  // The latest end counts, because a player who was eliminated can begin another match before the last one has ended.
  const marked = sql`(select *, coalesce(created_at - max(ended_at) over (
      ${inOrder} rows between unbounded preceding and 1 preceding
    ) >= ${sessionGap} * interval '1 millisecond', true) as is_first from ${recent})`;
  return sql`(select *, count(*) filter (where is_first) over (${inOrder}) as session from ${marked} marked) numbered`;
};

const bestMatch = sql<OwnMatch | null>`(array_agg(json_build_object(
    'id', match_id,
    'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'mapName', map_name,
    'teamRank', team_rank,
    'teamTotal', team_total,
    'kills', kills,
    'damageDealt', damage_dealt,
    'timeSurvived', time_survived
  ) order by team_rank, kills desc, damage_dealt desc, match_id) filter (where is_counted))[1]`;

const toNumber = (value: ReturnType<typeof sql>) => value.mapWith(Number);

/**
 * Reads the sessions of a player's newest matches, newest first: a row for each session, and a row for each ranked mode
 * that was played in it.
 */
export const readSessions = (context: Context, accountId: string) =>
  context.db
    .select({
      session: toNumber(sql`session`),
      /** Null: the row of a whole session. */
      mode: sql<string | null>`ranked_mode`,
      start: sql`min(created_at)`.mapWith(participants.createdAt),
      end: sql`max(ended_at)`.mapWith(participants.createdAt),
      played: toNumber(sql`count(*)`),
      matches: toNumber(sql`count(*) filter (where is_counted)`),
      ranked: toNumber(sql`count(ranked_mode)`),
      wins: toNumber(sql`count(*) filter (where is_counted and team_rank = 1)`),
      top10s: toNumber(sql`count(*) filter (where is_counted and team_rank <= 10)`),
      kills: toNumber(sql`coalesce(sum(kills) filter (where is_counted), 0)`),
      // Rounds half up, as pages do. `round` rounds 56.5 to 56.
      averageDamage: sql<number | null>`floor(avg(damage_dealt) filter (where is_counted) + 0.5)`,
      best: bestMatch,
    })
    .from(numberMatches(context, accountId))
    .groupBy(sql`grouping sets ((session), (session, ranked_mode))`)
    // The group of matches without a ranked mode says nothing.
    .having(sql`grouping(ranked_mode) = 1 or ranked_mode is not null`)
    .orderBy(sql`session desc`)
    .prepare('sessions')
    .execute();
