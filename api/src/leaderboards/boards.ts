import { rankedModes, readSeason, regionsOf } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { boardRows, players, rankedStats } from '../data/schema.ts';
import { readSnapshots, writeSnapshots } from '../data/snapshots.ts';
import type { Database } from '../data/store.ts';
import type { BoardId } from './built-board.ts';
import { recordPlaces } from './places.ts';

/** The condition for ranked players. Leaderboards, distributions, and percentiles share it. */
export const isRanked = sql`${rankedStats.roundsPlayed} >= ${limits.comparedRounds} and not exists (
  select 1 from ${players} where ${players.accountId} = ${rankedStats.accountId} and ${players.ban} is not null)`;

/** The number of places. The game publishes 500 players of each region; a platform's board merges its regions. */
export const boardSize = 500;

/** A platform or region in a season. */
export type SeasonBoard = Pick<BoardId, 'season' | 'board'>;

const keyOf = ({ season, board }: SeasonBoard) => `board/${season}/${board}`;
const totalsSchema = v.record(v.string(), v.number());

/** The columns that a row has on each of the player's boards: all but the place and its movement. */
const {
  board: _board,
  place: _place,
  previousPlace: _previousPlace,
  previousPoints: _previousPoints,
  firstPlace: _firstPlace,
  isNew: _isNew,
  ...copied
} = getTableColumns(boardRows);
export const copiedColumns = sql.raw(
  Object.values(copied)
    .map(({ name }) => name)
    .join(', '),
);

/** Keeps jobs on two hosts from writing the same places at once. The lock ends with the transaction. */
export const lockBoards = (tx: Database, platform: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`board/${platform}`}))`);

/** The last build of a board, in all modes. */
export interface BoardBuild {
  readonly builtAt: Date;
  /** Differs for each build. */
  readonly version: string;
  /** The number of places in each mode. A mode that was not read is missing. */
  readonly places: Readonly<Record<string, number>>;
}

/** Reads the last builds of these boards, and returns a function that finds them. Boards that were never built have none. */
export const readBuilds = async (
  { db }: Pick<Context, 'db'>,
  boards: readonly SeasonBoard[],
): Promise<(board: SeasonBoard) => BoardBuild | null> => {
  const stored = await readSnapshots(db, boards.map(keyOf), totalsSchema);
  return (board) => {
    const found = stored.get(keyOf(board));
    return found ? { builtAt: found.takenAt, version: found.version, places: found.value } : null;
  };
};

/** Saves the build time of boards and their number of places in the modes that were read. */
export const saveBoardSizes = async (
  db: Database,
  season: string,
  boards: readonly string[],
  modes: (board: string) => readonly string[],
  takenAt: Date,
): Promise<void> => {
  const rows = await db
    .select({ board: boardRows.board, mode: boardRows.mode, places: sql<number>`count(*)::int` })
    .from(boardRows)
    .where(and(eq(boardRows.season, season), inArray(boardRows.board, [...boards])))
    .groupBy(boardRows.board, boardRows.mode);
  const sizes = boards.map((board) => ({
    key: keyOf({ season, board }),
    value: {
      ...Object.fromEntries(modes(board).map((mode) => [mode, 0])),
      ...Object.fromEntries(
        rows.filter((row) => row.board === board).map(({ mode, places }) => [mode, places]),
      ),
    },
  }));
  await writeSnapshots(db, sizes, takenAt);
};

/** Builds a platform's boards from stored stats, for sources without leaderboards. Hidden players keep their places. */
export const buildBoards = async (
  context: Context,
  platform: string,
  season: string,
  at = context.now(),
): Promise<void> => {
  const { db, game } = context;
  const boards = [platform, ...regionsOf(game, platform).map(({ id }) => id)];
  const insertRanked = (board: string, partition: string) => sql`
    insert into board_rows (board, place, ${copiedColumns})
    select ${sql.raw(board)}, place, ${copiedColumns}
      from (select ranked_stats.*, coalesce(players.name, '') as name, row_number() over (
                     partition by mode${sql.raw(partition)}
                         order by ranked_stats.rank_point desc, kda desc, account_id
                   ) as place
              from ranked_stats left join players using (account_id)
             where ranked_stats.platform = ${platform} and season = ${season} and ${isRanked}) as places
     where place <= ${boardSize}`;
  await db.transaction(async (tx) => {
    await lockBoards(tx, platform);
    await tx.delete(boardRows).where(and(eq(boardRows.season, season), inArray(boardRows.board, boards)));
    await tx.execute(insertRanked('platform', ''));
    await tx.execute(sql`${insertRanked('region', ', ranked_stats.region')} and region is not null`);
    await recordPlaces(tx, { boards, mode: null, season, at });
    const modes = rankedModes(game, readSeason(game, season)).map(({ id }) => id);
    await saveBoardSizes(tx, season, boards, () => modes, at);
  });
};
