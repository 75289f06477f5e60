import { and, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema/matches.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { isTeamMode } from './counted-matches.ts';

/** The matches of a player in which there are teammates, for a query named `own`. */
export const selectTeamMatches = (context: Context, isChosen: SQL | undefined) =>
  context.db
    .select({
      matchId: participants.matchId,
      createdAt: participants.createdAt,
      teamId: participants.teamId,
      teamRank: participants.teamRank,
    })
    .from(participants)
    .where(and(isChosen, isTeamMode(context)));

/**
 * The teammates in the matches of `own`, as groups of rows by account ID. Each match is looked up in the partition of its
 * week: `offset 0` prevents the planner from joining all partitions.
 */
export const groupMates = (accountId: string) => sql`
  own cross join lateral (
    select account_id from participants mate
     where mate.match_id = own.match_id and mate.created_at = own.created_at and mate.team_id = own.team_id
    offset 0) mate
   where mate.account_id <> ${accountId} and mate.account_id not like 'ai.%'
   group by mate.account_id`;

/** The columns of `joinKnown`. */
export const knownColumns = sql`newest.platform,
  case when known.seen_at >= newest.created_at then known.name else newest.name end as name, known.tier, known.sub_tier`;

/**
 * Joins the name, the platform, and the tier of the players of a table. The name is the newest one of the player's own
 * matches, unless the source has confirmed another one since.
 */
export const joinKnown = (context: Context, table: SQL) => sql`
  left join lateral (
    select name, platform, created_at from participants row
     where row.account_id = ${table}.account_id and row.created_at >= ${retentionStart(context).toISOString()}::timestamptz
     order by row.created_at desc limit 1) newest on true
  left join players known on known.account_id = ${table}.account_id`;
