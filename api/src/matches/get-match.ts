import type { MatchMember, MatchTeam } from '@hotdrop/shared-domain/wire';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { matches, rankedFigures } from '../data/schema.ts';
import { operation } from '../http/operation.ts';
import { notFound } from '../http/problem.ts';
import { playerOf } from '../players/lookup.ts';
import { runningSeason } from '../seasons/season-list.ts';
import type { Member } from '../upstream/upstream.ts';
import { killLogOf, type MatchRow } from './kill-log.ts';
import { storeMatches } from './store-matches.ts';

type WholeMatch = MatchRow & { readonly members: readonly Member[] };

const storedMatch = async ({ db }: Context, id: string): Promise<MatchRow | null> => {
  const [row] = await db.select().from(matches).where(eq(matches.id, id)).limit(1);
  return row ?? null;
};

const isWhole = (row: MatchRow | null): row is WholeMatch => row !== null && row.members !== null;

/** The match with everybody in it: as stored, or read once from the source. */
const wholeMatch = async (context: Context, platform: string, id: string): Promise<WholeMatch | null> => {
  const stored = await storedMatch(context, id);
  if (isWhole(stored)) return stored;
  const fetched = await context.source.match(platform, id);
  if (!fetched) return null;
  await context.db.transaction((tx) => storeMatches(tx, platform, [fetched]));
  const row = await storedMatch(context, id);
  return isWhole(row) ? row : null;
};

/** The ranked standing of those whom the site knows, in the mode of the match. */
const standingsOf = async (context: Context, { gameMode, members, platform }: WholeMatch) => {
  const season = await runningSeason(context, platform);
  const platforms = [...new Set(members.map(({ shard }) => shard.toLowerCase()))];
  const rows = season
    ? await context.db
        .select()
        .from(rankedFigures)
        .where(
          and(
            inArray(rankedFigures.platform, platforms),
            eq(rankedFigures.season, season.id),
            eq(rankedFigures.mode, gameMode),
            inArray(
              rankedFigures.accountId,
              members.map(({ playerId }) => playerId),
            ),
          ),
        )
    : [];
  return new Map(
    rows.map(({ accountId, tier, subTier, rankPoint }) => [accountId, { tier, subTier, rankPoint }]),
  );
};

const teamsOf = (members: readonly MatchMember[]): MatchTeam[] =>
  [...Map.groupBy(members, ({ teamId }) => teamId)]
    .map(([teamId, team]) => ({
      teamId,
      rank: Math.min(...team.map(({ teamRank }) => teamRank)),
      members: team.toSorted((a, b) => b.kills - a.kills || b.damageDealt - a.damageDealt),
    }))
    .sort((a, b) => a.rank - b.rank);

export const getMatch = operation('getMatch', {}, async (context, { shard, accountId, matchId }) => {
  const { accountId: id, platform } = await playerOf(context, shard, accountId);
  const match = await wholeMatch(context, platform, matchId);
  if (!match?.members.some(({ playerId }) => playerId === id)) {
    throw notFound('There is no such match of this player. Matches are kept for three months.');
  }
  const standings = await standingsOf(context, match);
  const members = match.members.map((member) => ({
    ...member,
    ranked: standings.get(member.playerId) ?? null,
  }));
  return {
    match: {
      id: match.id,
      createdAt: match.createdAt.toISOString(),
      matchType: match.matchType,
      gameMode: match.gameMode,
      mapName: match.mapName,
      duration: match.duration,
      teams: teamsOf(members),
      killLog: await killLogOf(context, match, match.members),
      player: members.find(({ playerId }) => playerId === id) as MatchMember,
    },
  };
});
