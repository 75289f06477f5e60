import { isBot, isHidden } from '@hotdrop/shared-domain/game';
import { and, desc, gte, inArray, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema.ts';
import { isTeamMode } from '../habits/matches-sql.ts';
import { findHidden } from '../hidden/hidden-players.ts';
import type { PlayerRow } from '../players/find-player.ts';
import { readSessions } from '../sessions/operations.ts';
import type { PlayedRow } from '../sessions/played.ts';
import type { PlayerEvent } from './player-event.ts';

export interface TeamMember {
  readonly name: string;
  readonly kills: number;
  /** Null: not known. */
  readonly points: number | null;
}

type Session = Awaited<ReturnType<typeof readSessions>>[number];

/** More would be strangers of single matches. */
const maxMates = 3;

const listCounted = ({ matches }: Session): readonly PlayedRow[] => matches.filter((row) => row.isCounted);

const listRanked = ({ matches }: Session): string =>
  matches
    .filter(({ rankedMode }) => rankedMode !== null)
    .map(({ id }) => id)
    .toSorted()
    .join();

/** The rows of the teams that the player was in. */
const readTeams = async (context: Context, matches: readonly PlayedRow[]) => {
  const starts = matches.map(({ createdAt }) => createdAt.getTime());
  const rows = await context.db
    .select()
    .from(participants)
    .where(
      and(
        inArray(
          participants.matchId,
          matches.map(({ id }) => id),
        ),
        // Finds the partitions.
        gte(participants.createdAt, new Date(Math.min(...starts))),
        lte(participants.createdAt, new Date(Math.max(...starts))),
        isTeamMode(context),
      ),
    )
    .orderBy(desc(participants.createdAt));
  const teams = new Map(matches.map(({ id, teamId }) => [id, teamId]));
  return rows.filter(
    ({ matchId, teamId, accountId }) =>
      teams.get(matchId) === teamId && !isBot(accountId) && !isHidden(accountId),
  );
};

/** The points of a teammate who played the same ranked matches. Null: not known. */
const readMatePoints = async (
  context: Context,
  accountId: string,
  session: Session,
): Promise<number | null> => {
  const ranked = listRanked(session);
  if (ranked === '') return null;
  const theirs = await readSessions(context, accountId);
  return theirs.find((other) => listRanked(other) === ranked)?.points ?? null;
};

const sumKills = (rows: readonly { readonly kills: number }[]): number =>
  rows.reduce((sum, { kills }) => sum + kills, 0);

/** The teammates of most matches, then with the most kills. Messages name no hidden player. */
const readMates = async (
  context: Context,
  player: PlayerRow,
  session: Session,
): Promise<readonly TeamMember[]> => {
  const rows = await readTeams(context, listCounted(session));
  const teams = Map.groupBy(rows, ({ accountId }) => accountId);
  const hidden = await findHidden(context.db, [...teams.keys()]);
  const mates = [...teams]
    .filter(([accountId]) => accountId !== player.accountId && !hidden.has(accountId))
    .map(([accountId, all]) => ({
      accountId,
      name: all[0]?.name ?? '',
      matches: all.length,
      kills: sumKills(all),
    }))
    .toSorted((one, other) => other.matches - one.matches || other.kills - one.kills)
    .slice(0, maxMates);
  return Promise.all(
    mates.map(async ({ accountId, name, kills }) => ({
      name,
      kills,
      points: await readMatePoints(context, accountId, session),
    })),
  );
};

/** Reads a session with its team: the player first. Null: its matches are not stored any more. */
export const readSessionTeam = async (
  context: Context,
  player: PlayerRow,
  { start, end }: Extract<PlayerEvent, { kind: 'session' }>,
) => {
  const sessions = await readSessions(context, player.accountId);
  const session = sessions.find((one) => one.end >= Date.parse(start) && one.start <= Date.parse(end));
  if (!session) return null;
  const matches = listCounted(session).toReversed();
  const mates = matches.length > 0 ? await readMates(context, player, session) : [];
  const self: TeamMember = { name: player.name, kills: sumKills(matches), points: session.points };
  return {
    /** Those that count, oldest first. */
    matches,
    members: [self, ...mates],
    /** Of its ranked matches. */
    modes: session.runs.map(({ mode }) => mode),
    points: session.points,
    end: new Date(session.end),
    isNewest: session === sessions[0],
  };
};
