import { shardInData } from '@hotdrop/shared-domain/game';
import { and, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema/matches.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { requirePlayer } from '../players/require-player.ts';
import { type CountedMatches, isCounted, isTeamMode } from './counted-matches.ts';

const limit = 20;
/** Someone who was a teammate only once is chance. */
const minGames = 2;

/**
 * Each match is looked up in the partition of its week: `offset 0` prevents the planner from joining all partitions. The
 * name is the newest one of the teammate's own matches, unless the source has confirmed another one since.
 */
const readTeammates = (context: Context, accountId: string, counted: CountedMatches) => {
  const own = context.db
    .select({
      matchId: participants.matchId,
      createdAt: participants.createdAt,
      teamId: participants.teamId,
      hasWon: sql<boolean>`${participants.teamRank} = 1`.as('has_won'),
    })
    .from(participants)
    .where(and(isCounted(context, accountId, counted), isTeamMode(context)));
  const company = sql`(
    with own as materialized (${own}),
    total as (select count(*)::int as games, (count(*) filter (where has_won))::int as wins from own),
    mates as (
      select mate.account_id, count(*)::int as games, (count(*) filter (where own.has_won))::int as wins,
             max(own.created_at) as last_at
        from own cross join lateral (
          select account_id from participants mate
           where mate.match_id = own.match_id and mate.created_at = own.created_at and mate.team_id = own.team_id
          offset 0) mate
       where mate.account_id <> ${accountId} and mate.account_id not like 'ai.%'
       group by mate.account_id having count(*) >= ${sql.param(minGames)}::int
       order by games desc, last_at desc, mate.account_id limit ${sql.param(limit)}::int)
    select total.games as all_games, total.wins as all_wins, mates.*, newest.platform,
           case when known.seen_at >= newest.created_at then known.name else newest.name end as name,
           known.tier, known.sub_tier
      from total left join mates on true
      left join lateral (
        select name, platform, created_at from participants row
         where row.account_id = mates.account_id and row.created_at >= ${retentionStart(context).toISOString()}::timestamptz
         order by row.created_at desc limit 1) newest on true
      left join players known on known.account_id = mates.account_id) company`;
  return context.db
    .select({
      allGames: sql<number>`all_games`,
      allWins: sql<number>`all_wins`,
      accountId: sql<string | null>`account_id`,
      name: sql<string>`name`,
      platform: sql<string>`platform`,
      games: sql<number>`games`,
      wins: sql<number>`wins`,
      lastAt: sql<string>`last_at`.mapWith(participants.createdAt),
      tier: sql<string | null>`tier`,
      subTier: sql<string | null>`sub_tier`,
    })
    .from(company)
    .orderBy(sql`games desc`, sql`last_at desc`, sql`account_id`)
    .prepare('teammates of a player')
    .execute();
};

export const listTeammates = operation(
  'listTeammates',
  { maxAge: cacheSeconds.halfMinute },
  async (context, { shard, accountId, ...counted }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const rows = await readTeammates(context, player.accountId, counted);
    return {
      games: rows[0]?.allGames ?? 0,
      wins: rows[0]?.allWins ?? 0,
      teammates: rows.flatMap(({ accountId: id, name, platform, games, wins, lastAt, tier, subTier }) =>
        id === null
          ? []
          : {
              accountId: id,
              name,
              shard: shardInData(platform),
              games,
              wins,
              lastPlayedAt: new Date(lastAt).toISOString(),
              tier: tier === null ? null : { tier, subTier: subTier ?? '' },
            },
      ),
    };
  },
);
