import { sameMapIds, shardInData } from '@hotdrop/shared-domain/game';
import type { MatchParticipant } from '@hotdrop/shared-domain/wire';
import { and, count, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { matches, participants } from '../data/schema.ts';
import { operation } from '../http/operation.ts';
import { requirePlayer } from '../players/require-player.ts';
import { fillMatchList } from './fill-match-list.ts';
import { retentionStart } from './stored-match.ts';

const perPage = 20;

type ParticipantRow = typeof participants.$inferSelect;

const toParticipant = ({
  matchId: _,
  accountId,
  createdAt: _at,
  platform,
  gameMode: _mode,
  mapName: _map,
  teamId: _team,
  ...figures
}: ParticipantRow): MatchParticipant => ({
  ...figures,
  playerId: accountId,
  shard: shardInData(platform),
});

interface Played {
  readonly matchId: string;
  readonly createdAt: Date;
  readonly teamId: number;
}

/** The partitions of these matches, newest first. */
const between = (
  createdAt: typeof matches.createdAt | typeof participants.createdAt,
  played: readonly Played[],
) =>
  and(
    gte(createdAt, played.at(-1)?.createdAt ?? new Date(0)),
    lte(createdAt, played[0]?.createdAt ?? new Date(0)),
  );

/** Reads the player's team in each of these matches. */
const readTeams = async ({ db }: Context, played: readonly Played[]) => {
  const teamOf = new Map(played.map(({ matchId, teamId }) => [matchId, teamId]));
  const rows = await db
    .select()
    .from(participants)
    .where(
      and(
        inArray(participants.matchId, [...teamOf.keys()]),
        // Planning pairs of match and team takes five times as long on partitions.
        inArray(participants.teamId, [...new Set(teamOf.values())]),
        between(participants.createdAt, played),
      ),
    );
  const own = rows.filter(({ matchId, teamId }) => teamOf.get(matchId) === teamId);
  return Map.groupBy(own, ({ matchId }) => matchId);
};

/** The player first, then the rest of the team by name: a database has no order of its own. */
const toTeam = (rows: readonly ParticipantRow[], accountId: string): MatchParticipant[] => {
  const own = rows.find((row) => row.accountId === accountId);
  const mates = rows.filter((row) => row !== own).sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...(own ? [own] : []), ...mates].map(toParticipant);
};

/** Reads type and length of these matches. */
const readHeads = async ({ db }: Context, played: readonly Played[]) => {
  const ids = played.map(({ matchId }) => matchId);
  const rows = await db
    .select({ id: matches.id, matchType: matches.matchType, duration: matches.duration })
    .from(matches)
    .where(and(inArray(matches.id, ids), between(matches.createdAt, played)));
  return new Map(rows.map(({ id, ...head }) => [id, head]));
};

/** Counts the matches by mode and map: for the total of a filtered list, and for what the filters offer. */
const countMatches = ({ db }: Context, where: SQL | undefined) =>
  db
    .select({ mode: participants.gameMode, map: participants.mapName, total: count() })
    .from(participants)
    .where(where)
    .groupBy(participants.gameMode, participants.mapName);

const readPage = async (context: Context, where: SQL | undefined, page: number) => {
  const played = await context.db
    .select()
    .from(participants)
    .where(where)
    .orderBy(desc(participants.createdAt), participants.matchId)
    .limit(perPage)
    .offset((page - 1) * perPage);
  if (played.length === 0) return [];
  const heads = await readHeads(context, played);
  const teams = await readTeams(context, played);
  return played.flatMap(({ matchId: id, accountId, createdAt, gameMode, mapName }) => {
    const head = heads.get(id);
    if (!head) return [];
    const team = toTeam(teams.get(id) ?? [], accountId);
    return [{ id, createdAt: createdAt.toISOString(), gameMode, mapName, ...head, participants: team }];
  });
};

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
      mode === undefined ? undefined : eq(participants.gameMode, mode),
      maps === null ? undefined : inArray(participants.mapName, maps),
    );
    const counts = await countMatches(context, played);
    const listed = counts.filter(
      (one) => (mode ?? one.mode) === one.mode && (maps?.includes(one.map) ?? true),
    );
    return {
      totalCount: listed.reduce((sum, { total }) => sum + total, 0),
      perPage,
      modes: [...new Set(counts.map((one) => one.mode))],
      maps: [...new Set(counts.map((one) => one.map))],
      matches: await readPage(context, where, page),
    };
  },
);
