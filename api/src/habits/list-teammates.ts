import { shardInData } from '@hotdrop/shared-domain/game';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { requirePlayer } from '../players/find-player.ts';
import {
  type CountedMatches,
  groupMates,
  isCounted,
  joinKnown,
  knownColumns,
  selectTeamMatches,
} from './matches-sql.ts';

const limit = 20;
/** Someone who was a teammate only once is chance. */
const minGames = 2;

const readTeammates = (context: Context, accountId: string, counted: CountedMatches) => {
  const own = selectTeamMatches(context, isCounted(context, accountId, counted));
  const company = sql`(
    with own as materialized (${own}),
    total as (select count(*)::int as games, (count(*) filter (where team_rank = 1))::int as wins from own),
    mates as (
      select mate.account_id, count(*)::int as games, (count(*) filter (where own.team_rank = 1))::int as wins,
             max(own.created_at) as last_at
        from ${groupMates(accountId)} having count(*) >= ${sql.param(minGames)}::int
       order by games desc, last_at desc, mate.account_id limit ${sql.param(limit)}::int)
    select total.games as all_games, total.wins as all_wins, mates.*, ${knownColumns}
      from total left join mates on true ${joinKnown(context, sql`mates`)}) company`;
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
