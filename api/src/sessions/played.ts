import { groupBySession, matchTime } from '@hotdrop/shared-domain/stats';
import type { PlayerMatch } from '@hotdrop/shared-domain/wire';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema.ts';
import { isCountedRow, isRanked } from '../habits/matches-sql.ts';

/** The columns of a player's stats in a match. */
export const ownStats = {
  id: participants.matchId,
  createdAt: participants.createdAt,
  mapName: participants.mapName,
  teamRank: participants.teamRank,
  teamTotal: participants.teamTotal,
  kills: participants.kills,
  botKills: participants.botKills,
  damageDealt: participants.damageDealt,
  timeSurvived: participants.timeSurvived,
};

/** Selects matches of players with what sessions are computed from. */
export const selectPlayed = (context: Context, where: SQL | undefined) =>
  context.db
    .select({
      ...ownStats,
      teamId: participants.teamId,
      longestKill: participants.longestKill,
      isCounted: isCountedRow(context).mapWith(Boolean),
      /** Null: the match is not ranked. */
      rankedMode: sql<
        string | null
      >`case when ${isRanked(context)} and ${isCountedRow(context)} then ${participants.gameMode} end`,
    })
    .from(participants)
    .where(where);

export type PlayedRow = Awaited<ReturnType<typeof selectPlayed>>[number];

const startOf = ({ createdAt }: PlayedRow) => createdAt.getTime();
const endOf = ({ createdAt, timeSurvived }: PlayedRow) => matchTime(createdAt.toISOString(), timeSurvived);

/** The sessions of a player, newest first, each with its newest match first. */
export const toSessions = (rows: readonly PlayedRow[]) =>
  groupBySession(rows, (row) => ({ start: startOf(row), end: endOf(row) }));

/** A player's ranked matches of one mode, in a week or in a session. */
export interface Run {
  readonly mode: string;
  readonly matches: readonly PlayedRow[];
  /** When the first one began and the last one ended. */
  readonly start: number;
  readonly end: number;
}

export const listRuns = (rows: readonly PlayedRow[]): readonly Run[] =>
  [...Map.groupBy(rows, ({ rankedMode }) => rankedMode)].flatMap(([mode, matches]) =>
    mode === null
      ? []
      : {
          mode,
          matches,
          start: Math.min(...matches.map(startOf)),
          end: Math.max(...matches.map(endOf)),
        },
  );

/** Finds the match with the best place, then the most kills, then the most damage. */
export const findBest = (rows: readonly PlayedRow[]): PlayedRow | null =>
  rows
    .filter((row) => row.isCounted)
    .toSorted((a, b) => a.teamRank - b.teamRank || b.kills - a.kills || b.damageDealt - a.damageDealt)[0] ??
  null;

export const toPlayerMatch = ({
  createdAt,
  teamId: _,
  longestKill: _longest,
  isCounted: _counted,
  rankedMode: _mode,
  ...row
}: PlayedRow): PlayerMatch => ({ ...row, createdAt: createdAt.toISOString() });
