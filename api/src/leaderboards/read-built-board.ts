import { readShard, shardInData } from '@hotdrop/shared-domain/game';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { boardRows } from '../data/schema.ts';
import { createProfileUrl } from '../players/find-player.ts';
import { findKnownSeason } from '../seasons/platform-seasons.ts';
import { readClimbers, readCutoffs, readTopDays } from './board-changes.ts';
import type { BoardBuild } from './boards.ts';
import type { BoardId, BoardRow, BuiltBoard } from './built-board.ts';

const difference = (before: number | null, now: number): number | null =>
  before === null ? null : before - now;

const toRow = (
  { board: _board, mode: _mode, place, platform, region, ...stored }: typeof boardRows.$inferSelect,
  index: number,
  isPublished: boolean,
): BoardRow => {
  const { previousPlace, previousPoints, firstPlace, isNew, ...row } = stored;
  return {
    ...row,
    rank: isPublished ? place : null,
    // Published ranks can have gaps, so the place is that in the list by points.
    place: index + 1,
    movement: {
      day: difference(previousPlace, place),
      points: previousPoints === null ? null : row.rankPoint - previousPoints,
      season: difference(firstPlace, place),
      isNew,
    },
    shard: shardInData(platform),
    region: region === null ? null : shardInData(region),
    profileUrl: createProfileUrl(platform, row.name),
  };
};

const readBuilt = async (context: Context, id: BoardId, builtAt: Date): Promise<BuiltBoard> => {
  const { platform, isRegion } = readShard(context.game, id.board);
  const isPublished = context.source.leaderboard !== undefined && isRegion;
  const season = await findKnownSeason(context, platform);
  const [stored, [climber], topDays] = await Promise.all([
    context.db
      .select()
      .from(boardRows)
      .where(and(eq(boardRows.board, id.board), eq(boardRows.mode, id.mode)))
      .orderBy(asc(boardRows.place)),
    readClimbers(context, [id], 1),
    season ? readTopDays(context, id, season.id, builtAt) : [],
  ]);
  const rows = stored.map((row, i) => toRow(row, i, isPublished));
  const cutoffs = await readCutoffs(context, id, rows, builtAt);
  return { rows, climber: climber ?? null, cutoffs, topDays };
};

/** Reads a board. Each host keeps it until the next build. */
export const readBuiltBoard = (
  context: Context,
  id: BoardId,
  { builtAt, version }: BoardBuild,
): Promise<BuiltBoard> =>
  context.boards.forceFetch(`${id.board}/${id.mode}/${version}`, {
    context: () => readBuilt(context, id, builtAt),
  });
