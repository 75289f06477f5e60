import { hiddenPrefix, readShard, shardInData } from '@hotdrop/shared-domain/game';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { boardRows } from '../data/schema.ts';
import { hiddenName } from '../hidden/anonymize.ts';
import { createProfileUrl } from '../players/find-player.ts';
import { readClimber, readCutoffs } from './board-changes.ts';
import type { BoardBuild } from './boards.ts';
import type { BoardId, BoardRow, BuiltBoard } from './built-board.ts';

const difference = (before: number | null, now: number): number | null =>
  before === null ? null : before - now;

const toRow = (
  {
    season: _season,
    board: _board,
    mode: _mode,
    place,
    platform,
    region,
    ...stored
  }: typeof boardRows.$inferSelect,
  index: number,
  isPublished: boolean,
): BoardRow => {
  const { previousPlace, previousPoints, firstPlace, isNew, ...row } = stored;
  const { accountId, name } = row;
  const shown =
    name === ''
      ? { accountId: `${hiddenPrefix}place.${place}`, name: hiddenName, profileUrl: null }
      : { accountId, name, profileUrl: createProfileUrl(platform, name) };
  return {
    ...row,
    ...shown,
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
  };
};

const readBuilt = async (context: Context, id: BoardId, builtAt: Date): Promise<BuiltBoard> => {
  const { isRegion } = readShard(context.game, id.board);
  const isPublished = context.source.leaderboard !== undefined && isRegion;
  const [stored, climber] = await Promise.all([
    context.db
      .select()
      .from(boardRows)
      .where(and(eq(boardRows.season, id.season), eq(boardRows.board, id.board), eq(boardRows.mode, id.mode)))
      .orderBy(asc(boardRows.place)),
    readClimber(context, id),
  ]);
  const rows = stored.map((row, i) => toRow(row, i, isPublished));
  const cutoffs = await readCutoffs(context, id, rows, builtAt);
  return { rows, climber, cutoffs };
};

/** Reads a board. Each host keeps it until the next build, or until another player is hidden. */
export const readBuiltBoard = async (
  context: Context,
  id: BoardId,
  { builtAt, version }: BoardBuild,
): Promise<BuiltBoard> => {
  const hidden = await context.hidden.read();
  const lastHidden = Math.max(0, ...hidden.map(({ hiddenAt }) => hiddenAt.getTime()));
  return context.boards.forceFetch(`${id.season}/${id.board}/${id.mode}/${version}/${lastHidden}`, {
    context: () => readBuilt(context, id, builtAt),
  });
};
