import { rankedModes, readSeason, readShard, shardInData } from '@hotdrop/shared-domain/game';
import { type BeyondBoard, boardPageSizes } from '@hotdrop/shared-domain/wire';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { boardRows, players, rankedStats } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireBoardMode, requireShard } from '../http/require-known.ts';
import { createProfileUrl } from '../players/find-player.ts';
import { findKnownSeason } from '../seasons/platform-seasons.ts';
import { readClimbers } from './board-changes.ts';
import { isRanked, readBuilds } from './boards.ts';
import { type BoardId, emptyBoard, sortRows } from './built-board.ts';
import { readBuiltBoard } from './read-built-board.ts';

export const getLeaderboard = operation(
  'getLeaderboard',
  {
    summary: 'The best players of a platform or region, sorted by a column, and how they moved',
    maxAge: cacheSeconds.minute,
  },
  async (context, { shard, mode: modeId, sort, page, perPage }) => {
    const board = requireShard(context.game, shard).id;
    const mode = await requireBoardMode(context, board, modeId);
    // The whole board is a file, which has rows only.
    const isPage = perPage === boardPageSizes[0];
    const isFirstPage = isPage && page === 1;
    const boards = context.game.shards.filter(({ hasBoard }) => hasBoard).map(({ id }) => id);
    const builds = await readBuilds(context, isFirstPage ? [board, ...boards] : [board]);
    const placesOf = (each: string): number => builds.get(each)?.places[mode] ?? 0;
    const build = builds.get(board);
    const isRead = build?.places[mode] !== undefined;
    // Otherwise the board would be called empty.
    if (!isRead) await context.keyState.requireAccepted();
    const built = build ? await readBuiltBoard(context, { board, mode }, build) : emptyBoard;
    const { rows, climber, cutoffs, topDays } = built;
    return {
      meta: { page, perPage, totalCount: placesOf(board) },
      ranks: sortRows(rows, sort).slice((page - 1) * perPage, page * perPage),
      updatedAt: isRead ? build.builtAt.toISOString() : null,
      ...(isPage && { climber, cutoffs }),
      ...(isFirstPage && {
        topDays,
        sizes: boards
          .map((each) => ({ board: each, places: placesOf(each) }))
          .filter(({ places }) => places > 0),
      }),
    };
  },
);

/** Finds the name on a board that matches a text best. Of names that match equally well, the first one wins. */
const findListed = async ({ db }: Context, board: string, mode: string, name: string) => {
  const listed = db
    .select({
      name: boardRows.name,
      // Published ranks can have gaps, so this is the place in the list.
      place: sql<number>`(row_number() over (order by ${boardRows.place}))::int`.as('listed_place'),
    })
    .from(boardRows)
    .where(and(eq(boardRows.board, board), eq(boardRows.mode, mode)))
    .as('listed');
  const known = sql`lower(${listed.name})`;
  const wanted = sql`lower(${name}::text)`;
  const difference = sql`case
    when ${listed.name} = ${name} then 0
    when ${known} = ${wanted} then 1
    when starts_with(${known}, ${wanted}) then 2
    else 3 end`;
  const [found] = await db
    .select({ place: listed.place, isExact: sql<boolean>`${listed.name} = ${name}` })
    .from(listed)
    .where(sql`strpos(${known}, ${wanted}) > 0`)
    .orderBy(difference, asc(listed.place))
    .limit(1);
  return found ?? null;
};

/** Finds the ranked player with exactly this name. */
const findBeyond = async (
  context: Context,
  board: string,
  mode: string,
  name: string,
): Promise<BeyondBoard | null> => {
  const { platform, isRegion } = readShard(context.game, board);
  const season = await findKnownSeason(context, platform);
  if (!season) return null;
  const [found] = await context.db
    .select({
      accountId: players.accountId,
      name: players.name,
      rankPoint: rankedStats.rankPoint,
      tier: rankedStats.tier,
      subTier: rankedStats.subTier,
    })
    .from(players)
    .innerJoin(
      rankedStats,
      and(
        eq(rankedStats.platform, platform),
        eq(rankedStats.season, season.id),
        eq(rankedStats.mode, mode),
        eq(rankedStats.accountId, players.accountId),
      ),
    )
    .where(
      and(
        eq(players.platform, platform),
        eq(players.name, name),
        isRanked,
        isRegion ? eq(rankedStats.region, board) : undefined,
      ),
    )
    .limit(1);
  if (!found) return null;
  // The game ranks more players than the site knows.
  const isPublished = context.source.leaderboard !== undefined;
  const standing = isPublished
    ? null
    : await context.percentiles.findPlace(
        { platform, region: isRegion ? board : null, season: season.id, mode },
        found.rankPoint,
      );
  return {
    ...found,
    shard: shardInData(platform),
    profileUrl: createProfileUrl(platform, found.name),
    place: standing?.place ?? null,
    population: standing?.population ?? null,
  };
};

export const findOnLeaderboard = operation(
  'findOnLeaderboard',
  {
    summary:
      'Where a name is on a board: the exact name, another capitalization, its beginning, or a part of it',
    maxAge: cacheSeconds.minute,
  },
  async (context, { shard, mode: modeId, name }) => {
    const board = requireShard(context.game, shard).id;
    const mode = await requireBoardMode(context, board, modeId);
    const listed = await findListed(context, board, mode, name);
    const beyond = listed?.isExact ? null : await findBeyond(context, board, mode, name);
    // The player with exactly this name is meant, rather than one on the board with a similar name.
    return { place: beyond ? null : (listed?.place ?? null), beyond };
  },
);

const most = 5;

/** Lists who gained most places on the boards of whole platforms. A player who climbed on two boards is listed once. */
export const listClimbers = operation(
  'listClimbers',
  {
    summary: 'The players who gained most places since yesterday on the boards of all platforms',
    maxAge: cacheSeconds.fiveMinutes,
  },
  async (context) => {
    const { game } = context;
    const boards: BoardId[] = [];
    for (const { id: board } of game.platforms) {
      const season = readShard(game, board).hasBoard ? await findKnownSeason(context, board) : null;
      if (!season) continue;
      for (const { id: mode } of rankedModes(game, readSeason(game, season.id))) boards.push({ board, mode });
    }
    const climbers = await readClimbers(context, boards, most);
    const byPlayer = new Map(climbers.toReversed().map((climber) => [climber.accountId, climber]));
    return { climbers: climbers.filter((one) => byPlayer.get(one.accountId) === one).slice(0, most) };
  },
);
