import type { MatchMember, MatchTeam } from '@hotdrop/shared-domain/wire';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants, rankedStats } from '../data/schema.ts';
import { operation } from '../http/operation.ts';
import { notFound } from '../http/problem.ts';
import { requirePlayer } from '../players/find-player.ts';
import { findCurrentSeason } from '../seasons/platform-seasons.ts';
import type { Member } from '../upstream/upstream.ts';
import { readOrQueueKillLog } from './kill-log.ts';
import { readMatchPoints } from './match-points.ts';
import { saveMatches } from './save-matches.ts';
import { readMatch, type StoredMatch, toGrade } from './stored-match.ts';

type CompleteMatch = StoredMatch & { readonly members: readonly Member[] };

const isComplete = (match: StoredMatch | null): match is CompleteMatch =>
  match !== null && match.members !== null;

/** Finds a match with all players in the database, or fetches it once from the source. */
export const findOrFetchMatch = async (
  context: Context,
  platform: string,
  id: string,
): Promise<CompleteMatch | null> => {
  const stored = await readMatch(context, id);
  if (isComplete(stored)) return stored;
  const fetched = await context.source.match(platform, id);
  if (!fetched) return null;
  await saveMatches(context, platform, [fetched]);
  const saved = await readMatch(context, id);
  return isComplete(saved) ? saved : null;
};

/** Reads the current tiers of the match's players in its mode. */
const readTiers = async (context: Context, { gameMode, members, platform }: CompleteMatch) => {
  const season = await findCurrentSeason(context, platform);
  const platforms = [...new Set(members.map(({ shard }) => shard.toLowerCase()))];
  const rows = season
    ? await context.db
        .select()
        .from(rankedStats)
        .where(
          and(
            inArray(rankedStats.platform, platforms),
            eq(rankedStats.season, season.id),
            eq(rankedStats.mode, gameMode),
            inArray(
              rankedStats.accountId,
              members.map(({ playerId }) => playerId),
            ),
          ),
        )
    : [];
  return new Map(
    rows.map(({ accountId, tier, subTier, rankPoint }) => [accountId, { tier, subTier, rankPoint }]),
  );
};

/** Reads the grade that was computed when the match was stored. */
const readGrade = async ({ db }: Context, { id, createdAt }: StoredMatch, accountId: string) => {
  const [row] = await db
    .select({ grade: participants.grade })
    .from(participants)
    .where(
      and(
        eq(participants.matchId, id),
        eq(participants.accountId, accountId),
        eq(participants.createdAt, createdAt),
      ),
    );
  return toGrade(row?.grade ?? null);
};

const groupTeams = (members: readonly MatchMember[]): MatchTeam[] =>
  [...Map.groupBy(members, ({ teamId }) => teamId)]
    .map(([teamId, team]) => ({
      teamId,
      rank: Math.min(...team.map(({ teamRank }) => teamRank)),
      members: team.toSorted((a, b) => b.kills - a.kills || b.damageDealt - a.damageDealt),
    }))
    .sort((a, b) => a.rank - b.rank);

const matchNotFound = 'Match not found for this player. Matches are stored for three months.';

export const getMatch = operation(
  'getMatch',
  { summary: 'One match with all teams and the kill log' },
  async (context, { shard, accountId, matchId }) => {
    const { accountId: id, platform } = await requirePlayer(context, shard, accountId);
    const match = await findOrFetchMatch(context, platform, matchId);
    if (!match) throw notFound(matchNotFound);
    const [tiers, points, grade] = await Promise.all([
      readTiers(context, match),
      readMatchPoints(context, id, [match.id]),
      readGrade(context, match, id),
    ]);
    const members = match.members.map((member) => ({
      ...member,
      ranked: tiers.get(member.playerId) ?? null,
    }));
    const player = members.find(({ playerId }) => playerId === id);
    if (!player) throw notFound(matchNotFound);
    return {
      match: {
        id: match.id,
        createdAt: match.createdAt.toISOString(),
        matchType: match.matchType,
        gameMode: match.gameMode,
        mapName: match.mapName,
        duration: match.duration,
        grade,
        points: points.get(match.id) ?? null,
        teams: groupTeams(members),
        killLog: await readOrQueueKillLog(context, match, match.members),
        player,
      },
    };
  },
);
