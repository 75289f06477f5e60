import type { SharedMatch, SharedMatches, SharedWith } from '@hotdrop/shared-domain/wire';
import { and, gte, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants, players } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { notFound } from '../http/problem.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { requirePlayer } from '../players/find-player.ts';
import { hasElimination, isTeamMode } from './matches-sql.ts';

const limit = 20;

interface ListedMatch extends SharedMatch {
  readonly isTogether: boolean;
}

/**
 * Each player's rows are read by their index; everything after that concerns only the matches of two or more of them.
 * Rows of a match find each other in windows, not in joins: a prepared plan expects few rows, and would compare all rows
 * of busy players with each other.
 */
const readShared = (context: Context, ids: readonly string[]) => {
  const rows = context.db
    .select({
      matchId: participants.matchId,
      createdAt: participants.createdAt,
      accountId: participants.accountId,
      // Solo players are a team each, with whatever id.
      teamId:
        sql`case when ${isTeamMode(context)} then ${participants.teamId}::text else ${participants.accountId} end`.as(
          'team_id',
        ),
      teamRank: participants.teamRank,
      teamTotal: participants.teamTotal,
      kills: participants.kills,
      timeSurvived: participants.timeSurvived,
      gameMode: participants.gameMode,
      mapName: participants.mapName,
    })
    .from(participants)
    .where(
      and(
        sql`${participants.accountId} = any(${sql.param(ids)}::text[])`,
        gte(participants.createdAt, retentionStart(context)),
        hasElimination(context),
      ),
    );
  const [first] = ids;
  const listed = (isTogether: boolean) => sql`
    select match_id, created_at, ${isTogether ? sql`true` : sql`false`} as is_together, company from by_match
     where ${isTogether ? sql`company > 1` : sql`teams > 1`}
     order by ${isTogether ? sql`company desc, ` : sql``}created_at desc, match_id limit ${sql.param(limit)}::int`;
  const shared = sql`(
    with own as (${rows}),
    compared as (
      select own.*, count(*) over same_match as present,
             max(team_id) filter (where account_id = ${sql.param(first)}::text) over same_match as base_team,
             min(team_rank) filter (where account_id = ${sql.param(first)}::text) over same_match as base_rank
        from own window same_match as (partition by match_id, created_at)),
    rows as materialized (select * from compared where present > 1),
    by_team as (
      select match_id, created_at, team_id, min(team_rank) as rank, count(*)::int as size
        from rows group by match_id, created_at, team_id),
    by_match as materialized (
      select match_id, created_at, max(size) as company, count(*)::int as teams,
             min(rank) filter (where size = ${sql.param(ids.length)}::int) as rank_of_all
        from by_team group by match_id, created_at),
    others as (
      select account_id,
             (count(*) filter (where team_id = base_team))::int as together,
             (count(*) filter (where team_id <> base_team))::int as against,
             (count(*) filter (where team_id <> base_team and base_rank < team_rank))::int as ahead
        from rows where account_id <> ${sql.param(first)}::text and base_team is not null
       group by account_id),
    listed as ((${listed(true)}) union all (${listed(false)})),
    teams as (
      select is_together, match_id, created_at, team_id, min(company) as company, min(team_rank) as rank,
             min(team_total) as team_total, min(map_name) as map_name, min(game_mode) as game_mode,
             json_agg(json_build_object('accountId', account_id, 'kills', kills, 'timeSurvived', time_survived)
               order by account_id) as players
        from listed join rows using (match_id, created_at) group by is_together, match_id, created_at, team_id),
    matches as (
      select is_together, match_id, created_at, min(company) as company,
             json_build_object('isTogether', is_together, 'id', match_id, 'createdAt', created_at,
               'mapName', min(map_name), 'gameMode', min(game_mode), 'teamTotal', min(team_total),
               'teams', json_agg(json_build_object('rank', rank, 'players', players) order by rank, team_id)) as content
        from teams group by is_together, match_id, created_at)
    select (select coalesce(json_agg(content order by is_together desc,
              case when is_together then company end desc, created_at desc, match_id), '[]') from matches) as listed,
           (select coalesce(json_agg(json_build_object('accountId', account_id, 'together', together,
              'against', against, 'ahead', ahead)), '[]') from others) as others,
           (count(*) filter (where company > 1))::int as together, (count(*) filter (where teams > 1))::int as against,
           count(rank_of_all)::int as games, (count(*) filter (where rank_of_all = 1))::int as wins,
           (count(*) filter (where rank_of_all <= 10))::int as top10s
      from by_match) shared`;
  return context.db
    .select({
      listed: sql<readonly ListedMatch[]>`listed`,
      others: sql<readonly SharedWith[]>`others`,
      together: sql<number>`together`,
      against: sql<number>`against`,
      games: sql<number>`games`,
      wins: sql<number>`wins`,
      top10s: sql<number>`top10s`,
    })
    .from(shared)
    .prepare('shared matches of players')
    .execute();
};

const requireOthers = async ({ db }: Context, ids: readonly string[]) => {
  const rows = await db
    .select()
    .from(players)
    .where(inArray(players.accountId, [...ids]));
  if (rows.length < ids.length) throw notFound('One of the other players was not found.');
  return rows;
};

export const getSharedMatches = operation(
  'getSharedMatches',
  { maxAge: cacheSeconds.halfMinute },
  async (context, { shard, accountId, with: given }): Promise<SharedMatches> => {
    const player = await requirePlayer(context, shard, accountId);
    const otherIds = given.split(',').filter((id) => id !== player.accountId);
    const others = await requireOthers(context, otherIds);
    await Promise.all([player, ...others].map((one) => fillMatchList(context, one)));
    const [row] = await readShared(context, [player.accountId, ...otherIds]);
    if (!row) throw new Error('An aggregate has one row.');
    const list = (isTogether: boolean) =>
      row.listed
        .filter((match) => match.isTogether === isTogether)
        .map(({ isTogether: _, createdAt, ...match }) => ({
          ...match,
          createdAt: new Date(createdAt).toISOString(),
        }));
    return {
      all: { games: row.games, wins: row.wins, top10s: row.top10s },
      others: otherIds.map(
        (id) =>
          row.others.find((one) => one.accountId === id) ?? {
            accountId: id,
            together: 0,
            against: 0,
            ahead: 0,
          },
      ),
      together: { games: row.together, matches: list(true) },
      against: { games: row.against, matches: list(false) },
    };
  },
);
