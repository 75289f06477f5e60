import { sameMapIds, shardInData } from '@hotdrop/shared-domain/game';
import type { MatchParticipant, MatchSummary } from '@hotdrop/shared-domain/wire';
import { and, count, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { matches, participants } from '../data/schema.ts';
import { cacheSeconds, days } from '../durations.ts';
import { isCounted } from '../habits/matches-sql.ts';
import { operation } from '../http/operation.ts';
import { requirePlayer } from '../players/find-player.ts';
import { fillMatchList } from './fill-match-list.ts';
import { retentionStart } from './stored-match.ts';

const perPage = 20;

type ParticipantRow = typeof participants.$inferSelect;

const toParticipant = ({
  matchId: _,
  accountId,
  createdAt: _at,
  platform,
  matchType: _type,
  gameMode: _mode,
  mapName: _map,
  teamId: _team,
  botKills: _bots,
  ...stats
}: ParticipantRow): MatchParticipant => ({
  ...stats,
  playerId: accountId,
  shard: shardInData(platform),
});

interface Played {
  readonly matchId: string;
  readonly createdAt: Date;
  readonly teamId: number;
}

/**
 * Lists keys of matches as a table. Joined with it, each match is read from the partition of its week only; a list of IDs
 * is searched in all of them.
 *
 * Planning a query of all partitions takes longer than running it, so the queries of a list are prepared statements.
 */
const asTable = (played: readonly Played[]) => sql`unnest(
  ${sql.param(played.map(({ matchId }) => matchId))}::text[],
  ${sql.param(played.map(({ createdAt }) => createdAt.toISOString()))}::timestamptz[],
  ${sql.param(played.map(({ teamId }) => teamId))}::int[]) as played (match_id, created_at, team_id)`;

/** Reads the player's team in each of these matches. */
const readTeams = async ({ db }: Context, played: readonly Played[]) => {
  const rows = await db
    .select(getTableColumns(participants))
    .from(asTable(played))
    .innerJoin(
      participants,
      and(
        eq(participants.matchId, sql`played.match_id`),
        eq(participants.createdAt, sql`played.created_at`),
        eq(participants.teamId, sql`played.team_id`),
      ),
    )
    .prepare('teams of matches')
    .execute();
  return Map.groupBy(rows, ({ matchId }) => matchId);
};

/** The player first, then the rest of the team by name: a database has no order of its own. */
const toTeam = (rows: readonly ParticipantRow[], accountId: string): MatchParticipant[] => {
  const own = rows.find((row) => row.accountId === accountId);
  const mates = rows.filter((row) => row !== own).sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...(own ? [own] : []), ...mates].map(toParticipant);
};

/** Reads type and length of these matches. */
const readHeads = async ({ db }: Context, played: readonly Played[]) => {
  const rows = await db
    .select({ id: matches.id, matchType: matches.matchType, duration: matches.duration })
    .from(asTable(played))
    .innerJoin(
      matches,
      and(eq(matches.id, sql`played.match_id`), eq(matches.createdAt, sql`played.created_at`)),
    )
    .prepare('heads of matches')
    .execute();
  return new Map(rows.map(({ id, ...head }) => [id, head]));
};

/** Counts the matches by mode and map: for the total of a filtered list, and for what the filters offer. */
const countMatches = ({ db }: Context, where: SQL | undefined) =>
  db
    .select({ mode: participants.gameMode, map: participants.mapName, total: count() })
    .from(participants)
    .where(where)
    .groupBy(participants.gameMode, participants.mapName)
    .prepare('count of matches')
    .execute();

/** Counts the matches of a list that is filtered by more than mode and map. */
const countListed = async ({ db }: Context, where: SQL | undefined, filter: string): Promise<number> => {
  const rows = await db
    .select({ total: count() })
    .from(participants)
    .where(where)
    .prepare(`count of matches${filter}`)
    .execute();
  return rows[0]?.total ?? 0;
};

/** Reads the teams and heads of matches that players played, in the same order. */
const readSummaries = async (
  context: Context,
  played: readonly ParticipantRow[],
): Promise<MatchSummary[]> => {
  if (played.length === 0) return [];
  const [heads, teams] = await Promise.all([readHeads(context, played), readTeams(context, played)]);
  return played.flatMap(({ matchId: id, accountId, createdAt, gameMode, mapName }) => {
    const head = heads.get(id);
    if (!head) return [];
    const team = toTeam(teams.get(id) ?? [], accountId);
    return [{ id, createdAt: createdAt.toISOString(), gameMode, mapName, ...head, participants: team }];
  });
};

const readPage = async (context: Context, where: SQL | undefined, filter: string, page: number) => {
  const played = await context.db
    .select()
    .from(participants)
    .where(where)
    .orderBy(desc(participants.createdAt), participants.matchId)
    .limit(perPage)
    // As a number, the offset of the first page would be left out of the statement.
    .offset(sql.placeholder('offset'))
    .prepare(`page of matches${filter}`)
    .execute({ offset: (page - 1) * perPage });
  return readSummaries(context, played);
};

/** Whether a column has one of these values. Null allows all, so that lists with and without a filter share a statement. */
const isOneOf = (
  column: typeof participants.gameMode | typeof participants.mapName,
  values: readonly string[] | null,
) => sql`coalesce(${column} = any(${sql.param(values)}::text[]), true)`;

/** Whether this player was in the same team. The matches of the teammate are read once, from their index. */
const isWith = (accountId: string, since: Date) => sql`
  (${participants.matchId}, ${participants.createdAt}, ${participants.teamId}) in (
    select mate.match_id, mate.created_at, mate.team_id from ${participants} as mate
     where mate.account_id = ${accountId} and mate.created_at >= ${since.toISOString()})`;

export const listMatches = operation(
  'listMatches',
  { summary: "A player's matches of the last three months, newest first" },
  async (context, { shard, accountId, page, mode, map, kind, with: teammate }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const since = retentionStart(context);
    const played = and(eq(participants.accountId, player.accountId), gte(participants.createdAt, since));
    const modes = mode === undefined ? null : [mode];
    const maps = map === undefined ? null : sameMapIds(context.game, map);
    const where = and(
      played,
      isOneOf(participants.gameMode, modes),
      isOneOf(participants.mapName, maps),
      kind === undefined ? undefined : isCounted(context, player.accountId, { kind }),
      teammate === undefined ? undefined : isWith(teammate, since),
    );
    // Another condition is another statement, which needs another name.
    const filter = `${kind === undefined ? '' : ' of a kind'}${teammate === undefined ? '' : ' with a teammate'}`;
    const [counts, total, listed] = await Promise.all([
      countMatches(context, played),
      filter === '' ? null : countListed(context, where, filter),
      readPage(context, where, filter, page),
    ]);
    const shown = counts.filter(
      (one) => (modes?.includes(one.mode) ?? true) && (maps?.includes(one.map) ?? true),
    );
    return {
      totalCount: total ?? shown.reduce((sum, one) => sum + one.total, 0),
      perPage,
      modes: [...new Set(counts.map((one) => one.mode))],
      maps: [...new Set(counts.map((one) => one.map))],
      matches: listed,
    };
  },
);

export const getMatchOfDay = operation(
  'getMatchOfDay',
  {
    summary: 'The stored ranked match of the last 24 hours with the most kills by a single player',
    maxAge: cacheSeconds.fiveMinutes,
  },
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
