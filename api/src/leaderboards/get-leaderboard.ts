import { readShard, shardInData } from '@hotdrop/shared-domain/game';
import { type AnswerData, boardPageSizes, type LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { boardRows } from '../data/schema/figures.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireBoardMode, requireShard } from '../http/require-known.ts';
import { createProfileUrl } from '../players/player-row.ts';
import { findCurrentSeason } from '../seasons/platform-seasons.ts';
import { readClimbers, readCutoffs, readTopDays } from './board-changes.ts';
import { readBoard, readBoardSizes } from './boards.ts';
import { rowOrders, type Sorting } from './sort-rows.ts';

interface Page {
  readonly board: string;
  readonly mode: string;
  readonly sort: Sorting;
  readonly page: number;
  readonly perPage: number;
}

const readRows = ({ db }: Context, { board, mode, sort, page, perPage }: Page) =>
  db
    .select({
      ...getTableColumns(boardRows),
      // Published ranks can have gaps, so the place is that in the list by points.
      listPlace: sql<number>`(row_number() over (order by ${boardRows.place}))::int`,
    })
    .from(boardRows)
    .where(and(eq(boardRows.board, board), eq(boardRows.mode, mode)))
    .orderBy(...rowOrders[sort], asc(boardRows.place))
    .limit(perPage)
    .offset((page - 1) * perPage);

type Row = Awaited<ReturnType<typeof readRows>>[number];

const difference = (before: number | null, now: number): number | null =>
  before === null ? null : before - now;

const toRow = (
  { board: _board, mode: _mode, place, listPlace, platform, region, ...stored }: Row,
  isPublished: boolean,
): LeaderboardRow => {
  const { previousPlace, previousPoints, firstPlace, isNew, ...row } = stored;
  return {
    ...row,
    rank: isPublished ? place : null,
    place: listPlace,
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

/** Reads what a board shows beside its rows. The whole board is a file, which has rows only. */
const readSummary = async (
  context: Context,
  { board, mode, page, perPage }: Page,
  season: string | null,
  builtAt: Date,
): Promise<Pick<AnswerData<'getLeaderboard'>, 'climber' | 'cutoffs' | 'topDays' | 'sizes'>> => {
  if (perPage !== boardPageSizes[0]) return {};
  const boards = context.game.shards.filter(({ hasBoard }) => hasBoard).map(({ id }) => id);
  const [[climber], cutoffs, topDays, sizes] = await Promise.all([
    readClimbers(context, [{ board, mode }], 1),
    readCutoffs(context, { board, mode }, builtAt),
    page === 1 && season ? readTopDays(context, { board, mode }, season, builtAt) : [],
    page === 1 ? readBoardSizes(context, boards, mode) : [],
  ]);
  return { climber: climber ?? null, cutoffs, ...(page === 1 && { topDays, sizes }) };
};

export const getLeaderboard = operation(
  'getLeaderboard',
  { maxAge: cacheSeconds.minute },
  async (context, { shard, mode: modeId, ...input }) => {
    const board = requireShard(context.game, shard).id;
    const mode = await requireBoardMode(context, board, modeId);
    const page: Page = { board, mode, ...input };
    const [info, season] = await Promise.all([
      readBoard(context, board),
      findCurrentSeason(context, readShard(context.game, board).platform),
    ]);
    const isPublished = context.source.leaderboard !== undefined && readShard(context.game, board).isRegion;
    const [rows, summary] = await Promise.all([
      readRows(context, page),
      readSummary(context, page, season?.id ?? null, info?.takenAt ?? context.now()),
    ]);
    return {
      meta: { page: page.page, perPage: page.perPage, totalCount: info?.value[mode] ?? 0 },
      ranks: rows.map((row) => toRow(row, isPublished)),
      updatedAt: info?.takenAt.toISOString() ?? null,
      ...summary,
    };
  },
);
