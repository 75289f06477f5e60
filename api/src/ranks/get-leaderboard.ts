import { shardInData } from '@hotdrop/shared-domain/game';
import { and, asc, between, eq } from 'drizzle-orm';
import { boardRows } from '../data/schema.ts';
import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { modeOf } from '../players/mode.ts';
import { shardOf } from '../players/platform.ts';
import { profileUrl } from '../players/player-row.ts';
import { readBoard } from './boards.ts';

const perPage = 50;

export const getLeaderboard = operation(
  'getLeaderboard',
  { keep: keepFor.aMinute },
  async (context, input) => {
    const board = shardOf(context.game, input.shard).id;
    const mode = modeOf(context.game, input.mode);
    const made = await readBoard(context, board);
    const rows = await context.db
      .select()
      .from(boardRows)
      .where(
        and(
          eq(boardRows.board, board),
          eq(boardRows.mode, mode),
          between(boardRows.place, (input.page - 1) * perPage + 1, input.page * perPage),
        ),
      )
      .orderBy(asc(boardRows.place));
    return {
      meta: { page: input.page, perPage, totalCount: made?.value[mode] ?? 0 },
      ranks: rows.map(({ platform, region, board: _board, mode: _mode, place: _place, ...row }) => ({
        ...row,
        shard: shardInData(platform),
        region: region === null ? null : shardInData(region),
        profileUrl: profileUrl(platform, row.name),
      })),
      updatedAt: made?.takenAt.toISOString() ?? null,
    };
  },
);
