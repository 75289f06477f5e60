import { shardInData } from '@hotdrop/shared-domain/game';
import type { Partner } from '@hotdrop/shared-domain/wire';
import { and, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema/matches.ts';
import { isCounted, isTeamMode } from '../habits/counted-matches.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { enoughGames, isInWeek, type WeekRange } from './week-figures.ts';

/**
 * The teammate with the highest win rate together, then top 10 rate, then most matches. Like the teammates of three
 * months, each match is looked up in the partition of its week.
 */
export const readBestPartner = async (
  context: Context,
  accountId: string,
  range: WeekRange,
): Promise<Partner | null> => {
  const own = context.db
    .select({
      matchId: participants.matchId,
      createdAt: participants.createdAt,
      teamId: participants.teamId,
      teamRank: participants.teamRank,
    })
    .from(participants)
    .where(and(isCounted(context, accountId), isInWeek(range), isTeamMode(context)));
  const best = sql`(
    with own as materialized (${own}),
    best as (
      select mate.account_id, count(*)::int as games, (count(*) filter (where own.team_rank = 1))::int as wins,
             (count(*) filter (where own.team_rank <= 10))::int as top10s
        from own cross join lateral (
          select account_id from participants mate
           where mate.match_id = own.match_id and mate.created_at = own.created_at and mate.team_id = own.team_id
          offset 0) mate
       where mate.account_id <> ${accountId} and mate.account_id not like 'ai.%'
       group by mate.account_id having count(*) >= ${sql.param(enoughGames)}::int
       order by avg((own.team_rank = 1)::int) desc, avg((own.team_rank <= 10)::int) desc, count(*) desc, mate.account_id
       limit 1)
    select best.*, newest.platform,
           case when known.seen_at >= newest.created_at then known.name else newest.name end as name,
           known.tier, known.sub_tier
      from best left join lateral (
        select name, platform, created_at from participants row
         where row.account_id = best.account_id and row.created_at >= ${retentionStart(context).toISOString()}::timestamptz
         order by row.created_at desc limit 1) newest on true
      left join players known on known.account_id = best.account_id) partner`;
  const [row] = await context.db
    .select({
      accountId: sql<string>`account_id`,
      name: sql<string>`name`,
      platform: sql<string>`platform`,
      games: sql<number>`games`,
      wins: sql<number>`wins`,
      top10s: sql<number>`top10s`,
      tier: sql<string | null>`tier`,
      subTier: sql<string | null>`sub_tier`,
    })
    .from(best)
    .prepare('best partner of a week')
    .execute();
  if (!row) return null;
  const { platform, tier, subTier, ...partner } = row;
  return {
    ...partner,
    shard: shardInData(platform),
    tier: tier === null ? null : { tier, subTier: subTier ?? '' },
  };
};
