import { hiddenPrefix, sameMapIds, shardInData } from '@hotdrop/shared-domain/game';
import type { MatchParticipant, MatchSummary } from '@hotdrop/shared-domain/wire';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lte,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Given, prepared } from '../data/prepared.ts';
import { matches, participants, players } from '../data/schema.ts';
import { cacheSeconds, days } from '../durations.ts';
import { type Counted, isCounted, isCountedRow, toCounted } from '../habits/matches-sql.ts';
import { operation } from '../http/operation.ts';
import { requirePlayer } from '../players/find-player.ts';
import { fillMatchList } from './fill-match-list.ts';
import { readMatchPoints } from './match-points.ts';
import { toGrade } from './stored-match.ts';

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
  grade: _grade,
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
const asTable = ({ ids, starts, teams }: Given<Keys>) => sql`unnest(
  ${ids}::text[], ${starts}::timestamptz[], ${teams}::int[]) as played (match_id, created_at, team_id)`;

interface Keys {
  readonly ids: readonly string[];
  readonly starts: readonly string[];
  readonly teams: readonly number[];
}

const toKeys = (played: readonly Played[]): Keys => ({
  ids: played.map(({ matchId }) => matchId),
  starts: played.map(({ createdAt }) => createdAt.toISOString()),
  teams: played.map(({ teamId }) => teamId),
});

/** Reads the player's team in each of these matches. */
const readTeams = prepared('teams of matches', ({ db }: Context, keys: Given<Keys>) =>
  db
    .select(getTableColumns(participants))
    .from(asTable(keys))
    .innerJoin(
      participants,
      and(
        eq(participants.matchId, sql`played.match_id`),
        eq(participants.createdAt, sql`played.created_at`),
        eq(participants.teamId, sql`played.team_id`),
      ),
    ),
);

/** The player first, then the rest of the team by name: a database has no order of its own. */
const toTeam = (rows: readonly ParticipantRow[], accountId: string): MatchParticipant[] => {
  const own = rows.find((row) => row.accountId === accountId);
  const mates = rows.filter((row) => row !== own).sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...(own ? [own] : []), ...mates].map(toParticipant);
};

/** Reads type and length of these matches. */
const readHeads = prepared('heads of matches', ({ db }: Context, keys: Given<Keys>) =>
  db
    .select({ id: matches.id, matchType: matches.matchType, duration: matches.duration })
    .from(asTable(keys))
    .innerJoin(
      matches,
      and(eq(matches.id, sql`played.match_id`), eq(matches.createdAt, sql`played.created_at`)),
    ),
);

/** Reads the teams and heads of matches that players played, in the same order. */
const readSummaries = async (
  context: Context,
  played: readonly ParticipantRow[],
): Promise<MatchSummary[]> => {
  if (played.length === 0) return [];
  const keys = toKeys(played);
  const [headRows, teamRows] = await Promise.all([readHeads(context, keys), readTeams(context, keys)]);
  const heads = new Map(headRows.map((head) => [head.id, head]));
  const teams = Map.groupBy(teamRows, ({ matchId }) => matchId);
  return played.flatMap(({ matchId: id, accountId, createdAt, gameMode, mapName, grade }) => {
    const head = heads.get(id);
    if (!head) return [];
    const team = toTeam(teams.get(id) ?? [], accountId);
    return [
      {
        ...head,
        createdAt: createdAt.toISOString(),
        gameMode,
        mapName,
        grade: toGrade(grade),
        points: null,
        participants: team,
      },
    ];
  });
};

interface Listed extends Counted {
  readonly modes: readonly string[] | null;
  readonly maps: readonly string[] | null;
  readonly teammate: string | null;
  readonly offset: number;
}

/** Whether a column has one of these values. Null allows all, so that lists with and without a filter share a statement. */
const isOneOf = (column: typeof participants.gameMode | typeof participants.mapName, values: Placeholder) =>
  sql`coalesce(${column} = any(${values}::text[]), true)`;

/** Whether this player was in the same team. The matches of the teammate are read once, from their index. */
const isWith = ({ teammate, since }: Given<Listed>) => sql`
  (${participants.matchId}, ${participants.createdAt}, ${participants.teamId}) in (
    select mate.match_id, mate.created_at, mate.team_id from ${participants} as mate
     where mate.account_id = ${teammate} and mate.created_at >= ${since})`;

const isPlayed = ({ accountId, since }: Given<Listed>) =>
  and(eq(participants.accountId, accountId), gte(participants.createdAt, since));

/** Counts the matches by mode and map: for the total of a filtered list, and for what the filters offer. */
const countMatches = prepared('count of matches', ({ db }: Context, listed: Given<Listed>) =>
  db
    .select({ mode: participants.gameMode, map: participants.mapName, total: count() })
    .from(participants)
    .where(isPlayed(listed))
    .groupBy(participants.gameMode, participants.mapName),
);

/** A list with a teammate has another statement, which needs another name. */
const createList = (filter: string, isWithTeammate: boolean) => {
  const isListed = (context: Context, listed: Given<Listed>) =>
    and(
      isPlayed(listed),
      // A list of all kinds also has the matches that do not count.
      or(sql`${listed.ranked}::boolean is null`, isCounted(context, listed)),
      isOneOf(participants.gameMode, listed.modes),
      isOneOf(participants.mapName, listed.maps),
      isWithTeammate ? isWith(listed) : undefined,
    );
  return {
    /** For a list that is filtered by more than mode and map. */
    count: prepared(`count of matches${filter}`, (context: Context, listed: Given<Listed>) =>
      context.db.select({ total: count() }).from(participants).where(isListed(context, listed)),
    ),
    readPage: prepared(`page of matches${filter}`, (context: Context, listed: Given<Listed>) =>
      context.db
        .select()
        .from(participants)
        .where(isListed(context, listed))
        .orderBy(desc(participants.createdAt), participants.matchId)
        .limit(perPage)
        .offset(listed.offset),
    ),
  };
};

const listOfAll = createList('', false);
const listWithTeammate = createList(' with a teammate', true);

export const listMatches = operation(
  'listMatches',
  { summary: "A player's matches of the last three months, newest first" },
  async (context, { shard, accountId, page, mode, map, kind, with: teammate = null }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const modes = mode === undefined ? null : [mode];
    const maps = map === undefined ? null : sameMapIds(context.game, map);
    const listed: Listed = {
      ...toCounted(context, player.accountId, { kind }),
      modes,
      maps,
      teammate,
      offset: (page - 1) * perPage,
    };
    const list = teammate === null ? listOfAll : listWithTeammate;
    const [counts, total, played] = await Promise.all([
      countMatches(context, listed),
      teammate === null && kind === undefined ? [] : list.count(context, listed),
      list.readPage(context, listed),
    ]);
    const ids = played.map(({ matchId }) => matchId);
    const [summaries, points] = await Promise.all([
      readSummaries(context, played),
      readMatchPoints(context, player.accountId, ids),
    ]);
    const shown = counts.filter(
      (one) => (modes?.includes(one.mode) ?? true) && (maps?.includes(one.map) ?? true),
    );
    return {
      totalCount: total[0]?.total ?? shown.reduce((sum, one) => sum + one.total, 0),
      perPage,
      modes: [...new Set(counts.map((one) => one.mode))],
      maps: [...new Set(counts.map((one) => one.map))],
      matches: summaries.map((match) => ({ ...match, points: points.get(match.id) ?? null })),
    };
  },
);

/** An index of Drizzle has nulls last, and PostgreSQL uses it for exactly this order. */
const readMostKills = prepared(
  'match of the day',
  (context: Context, { from, until }: Given<{ from: Date; until: Date }>) => {
    const ranked = context.game.matchTypes.filter(({ isRanked }) => isRanked).map(({ id }) => id);
    return context.db
      .select()
      .from(participants)
      .where(
        and(
          inArray(participants.matchType, ranked),
          isCountedRow(context),
          gte(participants.createdAt, from),
          lte(participants.createdAt, until),
          sql`not starts_with(${participants.accountId}, ${hiddenPrefix})`,
          sql`not exists (
            select 1 from ${players}
             where ${players.accountId} = ${participants.accountId} and ${players.ban} is not null)`,
        ),
      )
      .orderBy(sql`${participants.kills} desc nulls last`, sql`${participants.createdAt} desc nulls last`)
      .limit(1);
  },
);

export const getMatchOfDay = operation(
  'getMatchOfDay',
  {
    summary:
      'The stored ranked match of the last 24 hours with the most kills by a single player who is not banned',
    maxAge: cacheSeconds.fiveMinutes,
  },
  async (context) => {
    const now = context.now();
    const best = await readMostKills(context, { from: new Date(now.getTime() - days(1)), until: now });
    const [match] = await readSummaries(context, best);
    return { match: match ?? null };
  },
);
