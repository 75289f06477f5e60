import { shardInData } from '@hotdrop/shared-domain/game';
import type { Partner } from '@hotdrop/shared-domain/wire';
import { and, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isCounted } from '../habits/counted-matches.ts';
import { enoughGames } from '../habits/match-records.ts';
import { groupMates, joinKnown, knownColumns, selectTeamMatches } from '../habits/mates-sql.ts';
import { isInWeek, type WeekRange } from './week-figures.ts';

/** The teammate with the highest win rate together, then top 10 rate, then most matches. */
export const readBestPartner = async (
  context: Context,
  accountId: string,
  range: WeekRange,
): Promise<Partner | null> => {
  const own = selectTeamMatches(context, and(isCounted(context, accountId), isInWeek(range)));
  const best = sql`(
    with own as materialized (${own}),
    best as (
      select mate.account_id, count(*)::int as games, (count(*) filter (where own.team_rank = 1))::int as wins,
             (count(*) filter (where own.team_rank <= 10))::int as top10s
        from ${groupMates(accountId)} having count(*) >= ${sql.param(enoughGames)}::int
       order by avg((own.team_rank = 1)::int) desc, avg((own.team_rank <= 10)::int) desc, count(*) desc, mate.account_id
       limit 1)
    select best.*, ${knownColumns} from best ${joinKnown(context, sql`best`)}) partner`;
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
