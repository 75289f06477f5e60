import { isTop10 } from '@hotdrop/shared-domain/stats';
import type { SharedMatch, SharedMatches, SharedWith } from '@hotdrop/shared-domain/wire';
import { and, desc, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Given, prepared } from '../data/prepared.ts';
import { participants, players } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { notFound } from '../http/problem.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { requirePlayer } from '../players/find-player.ts';
import { isCountedRow, isTeamMode } from './matches-sql.ts';

const limit = 20;

interface Compared {
  readonly ids: readonly string[];
  readonly since: Date;
}

/**
 * Reads the rows of the players in matches with two or more of them, newest first. Rows of a match find each other in a
 * window, not in a join: a prepared plan expects few rows, and would compare all rows of busy players with each other.
 */
const readRows = prepared(
  'shared matches of players',
  (context: Context, { ids, since }: Given<Compared>) => {
    const compared = context.db
      .select({
        id: participants.matchId,
        createdAt: participants.createdAt,
        accountId: participants.accountId,
        // Solo players are a team each, with whatever id.
        team: sql<string>`case when ${isTeamMode(context)} then ${participants.teamId}::text else ${participants.accountId} end`.as(
          'team',
        ),
        teamRank: participants.teamRank,
        teamTotal: participants.teamTotal,
        kills: participants.kills,
        timeSurvived: participants.timeSurvived,
        gameMode: participants.gameMode,
        mapName: participants.mapName,
        present:
          sql<number>`(count(*) over (partition by ${participants.matchId}, ${participants.createdAt}))::int`.as(
            'present',
          ),
      })
      .from(participants)
      .where(
        and(
          sql`${participants.accountId} = any(${ids}::text[])`,
          gte(participants.createdAt, since),
          isCountedRow(context),
        ),
      )
      .as('compared');
    return context.db
      .select()
      .from(compared)
      .where(gt(compared.present, 1))
      .orderBy(desc(compared.createdAt), compared.id, compared.accountId);
  },
);

type Row = Awaited<ReturnType<typeof readRows>>[number];

interface Match {
  readonly rows: readonly Row[];
  /** The best place first. */
  readonly teams: readonly (readonly Row[])[];
}

const rankOf = (team: readonly Row[]): number => Math.min(...team.map(({ teamRank }) => teamRank));

const toMatch = (rows: readonly Row[]): Match => ({
  rows,
  teams: [...Map.groupBy(rows, ({ team }) => team).values()].sort((a, b) => rankOf(a) - rankOf(b)),
});

/** How many of the players were in one team. */
const companyOf = ({ teams }: Match): number => Math.max(...teams.map((team) => team.length));

const toSharedMatches = (matches: readonly Match[]): SharedMatch[] =>
  matches.slice(0, limit).flatMap(({ rows: [first], teams }) => {
    if (!first) return [];
    const { id, createdAt, mapName, gameMode, teamTotal } = first;
    const shown = teams.map((team) => ({
      rank: rankOf(team),
      players: team.map(({ accountId, kills, timeSurvived }) => ({ accountId, kills, timeSurvived })),
    }));
    return [{ id, createdAt: createdAt.toISOString(), mapName, gameMode, teamTotal, teams: shown }];
  });

/** Counts the matches of the first player with and against another one. */
const compare = (matches: readonly Match[], firstId: string, accountId: string): SharedWith => {
  const pairs = matches.flatMap(({ rows }) => {
    const own = rows.find((row) => row.accountId === firstId);
    const other = rows.find((row) => row.accountId === accountId);
    return own && other ? [{ own, other }] : [];
  });
  const against = pairs.filter(({ own, other }) => own.team !== other.team);
  return {
    accountId,
    together: pairs.length - against.length,
    against: against.length,
    ahead: against.filter(({ own, other }) => own.teamRank < other.teamRank).length,
  };
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
  {
    summary:
      'The matches of the last three months that a player shares with others, together and against each other',
    maxAge: cacheSeconds.halfMinute,
  },
  async (context, { shard, accountId, with: given }): Promise<SharedMatches> => {
    const player = await requirePlayer(context, shard, accountId);
    const otherIds = given.split(',').filter((id) => id !== player.accountId);
    const others = await requireOthers(context, otherIds);
    await Promise.all([player, ...others].map((one) => fillMatchList(context, one)));
    const ids = [player.accountId, ...otherIds];
    const rows = await readRows(context, { ids, since: retentionStart(context) });
    const matches = [...Map.groupBy(rows, ({ id }) => id).values()].map(toMatch);
    const placesOfAll = matches.flatMap(({ rows: [first], teams }) =>
      teams
        .filter((team) => team.length === ids.length)
        .map((team) => ({ teamRank: rankOf(team), teamTotal: first?.teamTotal ?? 0 })),
    );
    const together = matches
      .filter((match) => companyOf(match) > 1)
      .toSorted((a, b) => companyOf(b) - companyOf(a));
    const against = matches.filter(({ teams }) => teams.length > 1);
    return {
      all: {
        games: placesOfAll.length,
        wins: placesOfAll.filter(({ teamRank }) => teamRank === 1).length,
        top10s: placesOfAll.filter(isTop10).length,
      },
      others: otherIds.map((id) => compare(matches, player.accountId, id)),
      together: { games: together.length, matches: toSharedMatches(together) },
      against: { games: against.length, matches: toSharedMatches(against) },
    };
  },
);
