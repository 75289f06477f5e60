import { readMode, readShard, shardInData } from '@hotdrop/shared-domain/game';
import { type BeyondBoard, boardPageSizes } from '@hotdrop/shared-domain/wire';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { boardRows, players, rankedStats } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { notFound } from '../http/problem.ts';
import { requireBoardMode, requireMode, requireShard } from '../http/require-known.ts';
import { createProfileUrl } from '../players/find-player.ts';
import { findCurrent, findKnownSeason, findNamed, listKnownSeasons } from '../seasons/platform-seasons.ts';
import { isRanked, readBuilds } from './boards.ts';
import { type BoardId, type BuiltBoard, emptyBoard, sortRows } from './built-board.ts';
import { readBuiltBoard } from './read-built-board.ts';

interface AskedBoard {
  readonly shard: string;
  readonly mode: string;
  readonly season?: string | undefined;
}

/** The board that an address names, or 404. Only that of the current season may have no players. */
const requireBoard = async (context: Context, { shard, mode: modeText, season: asked }: AskedBoard) => {
  const { game } = context;
  const { id: board, platform } = requireShard(game, shard);
  const listed = (await listKnownSeasons(context, platform)) ?? [];
  const current = findCurrent(listed)?.id ?? null;
  const season = asked === undefined ? current : findNamed(context, listed, asked)?.id;
  const isFinal = asked !== undefined && season !== current;
  const mode = isFinal ? requireMode(game, modeText) : await requireBoardMode(context, board, modeText);
  const ids = listed.map(({ id }) => ({ season: id, board })).toReversed();
  const buildOf = await readBuilds(context, ids);
  const seasons = ids.filter((id) => buildOf(id)?.places[mode]).map((id) => id.season);
  if (isFinal && !seasons.some((id) => id === season)) {
    throw notFound(`The site has no ${readMode(game, mode).name.en} leaderboard of season "${asked}".`);
  }
  const id: BoardId | null = season ? { season, board, mode } : null;
  return { mode, id, seasons, isFinal, build: id && buildOf(id) };
};

/** How many places each platform and region has in the current season, without those of no known player. */
const listSizes = async (context: Context, mode: string) => {
  const boards = await Promise.all(
    context.game.shards
      .filter(({ hasBoard }) => hasBoard)
      .map(async ({ id, platform }) => ({
        board: id,
        season: (await findKnownSeason(context, platform))?.id ?? '',
      })),
  );
  const buildOf = await readBuilds(context, boards);
  return boards
    .map((each) => ({ board: each.board, places: buildOf(each)?.places[mode] ?? 0 }))
    .filter(({ places }) => places > 0);
};

/** A board without what moved on its last days. */
const withoutMovement = ({ rows, cutoffs }: BuiltBoard): BuiltBoard => ({
  rows: rows.map(({ movement: _, ...row }) => row),
  climber: null,
  cutoffs: cutoffs?.map((cutoff) => ({ ...cutoff, week: null })),
});

export const getLeaderboard = operation(
  'getLeaderboard',
  {
    summary: 'The best players of a platform or region in a season, sorted by a column, and how they moved',
    maxAge: cacheSeconds.minute,
  },
  async (context, { sort, page, perPage, ...asked }) => {
    const { mode, id, seasons, isFinal, build } = await requireBoard(context, asked);
    // The whole board is a file, which has rows only.
    const isPage = perPage === boardPageSizes[0];
    const isRead = build?.places[mode] !== undefined;
    // Otherwise the board would be called empty.
    if (!isRead) await context.keyState.requireAccepted();
    const built = id && build ? await readBuiltBoard(context, id, build) : emptyBoard;
    const { rows, climber, cutoffs } = isFinal ? withoutMovement(built) : built;
    return {
      meta: { page, perPage, totalCount: build?.places[mode] ?? 0 },
      ranks: sortRows(rows, sort).slice((page - 1) * perPage, page * perPage),
      updatedAt: isRead ? build.builtAt.toISOString() : null,
      isFinal,
      ...(isPage && { seasons, climber, cutoffs }),
      ...(isPage && page === 1 && !isFinal && { sizes: await listSizes(context, mode) }),
    };
  },
);

/** Finds the name on a board that matches a text best. Of names that match equally well, the first one wins. */
const findListed = async ({ db }: Context, { season, board, mode }: BoardId, name: string) => {
  const listed = db
    .select({
      name: boardRows.name,
      // Published ranks can have gaps, so this is the place in the list.
      place: sql<number>`(row_number() over (order by ${boardRows.place}))::int`.as('listed_place'),
    })
    .from(boardRows)
    .where(and(eq(boardRows.season, season), eq(boardRows.board, board), eq(boardRows.mode, mode)))
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
  { season, board, mode }: BoardId,
  name: string,
): Promise<BeyondBoard | null> => {
  const { platform, isRegion } = readShard(context.game, board);
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
        eq(rankedStats.season, season),
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
        { platform, region: isRegion ? board : null, season, mode },
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
  async (context, { name, ...asked }) => {
    const { id } = await requireBoard(context, asked);
    if (!id) return { place: null, beyond: null };
    const listed = await findListed(context, id, name);
    const beyond = listed?.isExact ? null : await findBeyond(context, id, name);
    // The player with exactly this name is meant, rather than one on the board with a similar name.
    return { place: beyond ? null : (listed?.place ?? null), beyond };
  },
);
