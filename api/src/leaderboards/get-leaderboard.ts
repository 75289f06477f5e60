import { readShard, shardInData } from '@hotdrop/shared-domain/game';
import { and, asc, eq } from 'drizzle-orm';
import { boardRows } from '../data/schema/figures.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireMode, requireShard } from '../http/require-known.ts';
import { createProfileUrl } from '../players/player-row.ts';
import { readBoard } from './boards.ts';

const perPage = 50;

export const getLeaderboard = operation(
  'getLeaderboard',
  { maxAge: cacheSeconds.minute },
  async (context, input) => {
    const board = requireShard(context.game, input.shard).id;
    const mode = requireMode(context.game, input.mode);
    const info = await readBoard(context, board);
    const isPublished = context.source.leaderboard !== undefined && readShard(context.game, board).isRegion;
    // Published ranks can have gaps, so a page is a part of the list and not of the ranks.
    const rows = await context.db
      .select()
      .from(boardRows)
      .where(and(eq(boardRows.board, board), eq(boardRows.mode, mode)))
      .orderBy(asc(boardRows.place))
      .limit(perPage)
      .offset((input.page - 1) * perPage);
    return {
      meta: { page: input.page, perPage, totalCount: info?.value[mode] ?? 0 },
      ranks: rows.map(({ platform, region, board: _board, mode: _mode, place, ...row }) => ({
        ...row,
        rank: isPublished ? place : null,
        shard: shardInData(platform),
        region: region === null ? null : shardInData(region),
        profileUrl: createProfileUrl(platform, row.name),
      })),
      updatedAt: info?.takenAt.toISOString() ?? null,
    };
  },
);
