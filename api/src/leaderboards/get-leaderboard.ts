import { boardPageSizes } from '@hotdrop/shared-domain/wire';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireBoardMode, requireShard } from '../http/require-known.ts';
import { readBuilds } from './boards.ts';
import { emptyBoard } from './built-board.ts';
import { readBuiltBoard } from './read-built-board.ts';
import { sortRows } from './sort-rows.ts';

export const getLeaderboard = operation(
  'getLeaderboard',
  { maxAge: cacheSeconds.minute },
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
    const built = build ? await readBuiltBoard(context, { board, mode }, build) : emptyBoard;
    const { rows, climber, cutoffs, topDays } = built;
    return {
      meta: { page, perPage, totalCount: placesOf(board) },
      ranks: sortRows(rows, sort).slice((page - 1) * perPage, page * perPage),
      updatedAt: build?.builtAt.toISOString() ?? null,
      ...(isPage && { climber, cutoffs }),
      ...(isFirstPage && { topDays, sizes: boards.map((each) => ({ board: each, places: placesOf(each) })) }),
    };
  },
);
