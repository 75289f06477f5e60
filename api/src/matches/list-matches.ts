import { sameMapIds, shardInData } from '@hotdrop/shared-domain/game';
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

/** Counts the matches by mode and map: for the total of a filtered list, and for what the filters offer. */
const countMatches = ({ db }: Context, where: SQL | undefined) =>
  db
    .select({ mode: matches.gameMode, map: matches.mapName, total: count() })
    .from(participants)
    .innerJoin(matches, eq(matches.id, participants.matchId))
    .where(where)
    .groupBy(matches.gameMode, matches.mapName);

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
    const played = and(
      eq(participants.accountId, player.accountId),
      gte(participants.createdAt, retentionStart(context)),
    );
    const maps = map === undefined ? null : sameMapIds(context.game, map);
    const where = and(
      played,
      mode === undefined ? undefined : eq(matches.gameMode, mode),
      maps === null ? undefined : inArray(matches.mapName, maps),
    );
    const heads = await readPage(context, where, page);
    const teams = await readTeams(context, heads);
    const counts = await countMatches(context, played);
    const listed = counts.filter(
      (one) => (mode ?? one.mode) === one.mode && (maps?.includes(one.map) ?? true),
    );
    return {
      totalCount: listed.reduce((sum, { total }) => sum + total, 0),
      perPage,
      modes: [...new Set(counts.map((one) => one.mode))],
      maps: [...new Set(counts.map((one) => one.map))],
      matches: heads.map(({ teamId: _, ...head }) => ({
        ...head,
        createdAt: head.createdAt.toISOString(),
        participants: toTeam(teams.get(head.id) ?? [], player.accountId),
      })),
    };
  },
);
