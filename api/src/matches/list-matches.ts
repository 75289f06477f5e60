import { shardInData } from '@hotdrop/shared-domain/game';
import type { MatchParticipant } from '@hotdrop/shared-domain/wire';
import { and, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { matches, participants } from '../data/schema.ts';
import { operation } from '../http/operation.ts';
import { requirePlayer } from '../players/require-player.ts';
import { fillMatchList, retentionStart } from './fill-match-list.ts';

const perPage = 20;

type ParticipantRow = typeof participants.$inferSelect;

const toParticipant = ({
  matchId: _,
  accountId,
  createdAt: _at,
  platform,
  teamId: _team,
  ...figures
}: ParticipantRow): MatchParticipant => ({
  ...figures,
  playerId: accountId,
  shard: shardInData(platform),
});

interface Played {
  readonly id: string;
  readonly teamId: number;
}

/** Reads the player's team in each of these matches. */
const readTeams = async ({ db }: Context, played: readonly Played[]) => {
  if (played.length === 0) return new Map<string, ParticipantRow[]>();
  const ids = played.map(({ id }) => id);
  const teams = played.map(({ id, teamId }) => sql`(${id}, ${teamId})`);
  const rows = await db
    .select()
    .from(participants)
    .where(
      and(
        inArray(participants.matchId, ids),
        sql`(${participants.matchId}, ${participants.teamId}) in (${sql.join(teams, sql`, `)})`,
      ),
    );
  return Map.groupBy(rows, ({ matchId }) => matchId);
};

/** The player first, then the rest of the team. */
const toTeam = (rows: readonly ParticipantRow[], accountId: string): MatchParticipant[] => {
  const own = rows.find((row) => row.accountId === accountId);
  const mates = rows.filter((row) => row !== own);
  return [...(own ? [own] : []), ...mates].map(toParticipant);
};

/** Joins the matches only if a filter needs them. */
const countMatches = async (
  { db }: Context,
  where: SQL | undefined,
  isFiltered: boolean,
): Promise<number> => {
  if (!isFiltered) return db.$count(participants, where);
  const [row] = await db
    .select({ total: count() })
    .from(participants)
    .innerJoin(matches, eq(matches.id, participants.matchId))
    .where(where);
  return row?.total ?? 0;
};

const readPage = ({ db }: Context, where: SQL | undefined, page: number) =>
  db
    .select({
      id: matches.id,
      createdAt: matches.createdAt,
      matchType: matches.matchType,
      gameMode: matches.gameMode,
      mapName: matches.mapName,
      duration: matches.duration,
      teamId: participants.teamId,
    })
    .from(participants)
    .innerJoin(matches, eq(matches.id, participants.matchId))
    .where(where)
    .orderBy(desc(participants.createdAt), participants.matchId)
    .limit(perPage)
    .offset((page - 1) * perPage);

export const listMatches = operation(
  'listMatches',
  {},
  async (context, { shard, accountId, page, mode, map }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const where = and(
      eq(participants.accountId, player.accountId),
      gte(participants.createdAt, retentionStart(context)),
      mode === undefined ? undefined : eq(matches.gameMode, mode),
      map === undefined ? undefined : eq(matches.mapName, map),
    );
    const heads = await readPage(context, where, page);
    const teams = await readTeams(context, heads);
    return {
      totalCount: await countMatches(context, where, mode !== undefined || map !== undefined),
      perPage,
      matches: heads.map(({ teamId: _, ...head }) => ({
        ...head,
        createdAt: head.createdAt.toISOString(),
        participants: toTeam(teams.get(head.id) ?? [], player.accountId),
      })),
    };
  },
);
