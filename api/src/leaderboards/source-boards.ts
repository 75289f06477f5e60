import { boardsOf, type Game, isRegion, rankedModes, readSeason } from '@hotdrop/shared-domain/game';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { boardRows } from '../data/schema.ts';
import { readSnapshots, writeSnapshots } from '../data/snapshots.ts';
import type { Database } from '../data/store.ts';
import { findHidden } from '../hidden/hidden-players.ts';
import { recordPoints } from '../points/points.ts';
import type { BoardRow } from '../upstream/upstream.ts';
import { boardSize, copiedColumns, lockBoards, readBuilds, saveBoardSizes } from './boards.ts';
import type { BoardId } from './built-board.ts';
import { recordPlaces } from './places.ts';

/** A leaderboard as the source publishes it: one region, mode, and season. Each costs one request. */
export interface SourceBoard {
  readonly platform: string;
  readonly region: string;
  readonly mode: string;
  readonly season: string;
}

const listRegionsWithBoard = (game: Game, platform: string) => boardsOf(game, platform).filter(isRegion);

/** Lists a season's boards mode by mode, so that the platform's first board is complete soon. */
export const listSourceBoards = (game: Game, platform: string, season: string): readonly SourceBoard[] =>
  rankedModes(game, readSeason(game, season)).flatMap(({ id: mode }) =>
    listRegionsWithBoard(game, platform).map(({ id: region }) => ({ platform, region, mode, season })),
  );

/** Databases contain these keys: with another prefix, a host would fetch every board again. */
const keyOf = ({ season, region, mode }: SourceBoard) => `board-asked/${season}/${region}/${mode}`;

/** Reads when each board was last fetched. A board that was never fetched has no time. */
export const readFetchTimes = async (
  db: Database,
  boards: readonly SourceBoard[],
): Promise<ReadonlyMap<SourceBoard, Date>> => {
  const snapshots = await readSnapshots(db, boards.map(keyOf), v.unknown());
  return new Map(
    boards.flatMap((board) => {
      const snapshot = snapshots.get(keyOf(board));
      return snapshot ? [[board, snapshot.takenAt]] : [];
    }),
  );
};

/** Gives each row its place, which is the published rank. If two rows have the same rank, the second gets the next place. */
const toPlaces = ({ season, platform, region, mode }: SourceBoard, rows: readonly BoardRow[]) => {
  let last = 0;
  return rows
    .toSorted((a, b) => a.rank - b.rank || b.rankPoint - a.rankPoint || (a.name < b.name ? -1 : 1))
    .slice(0, boardSize)
    .map(({ rank, ...row }) => {
      last = Math.max(last + 1, rank);
      return { ...row, season, board: region, platform, region, mode, place: last };
    });
};

const clearBoard = (db: Database, { season, board, mode }: BoardId) =>
  db
    .delete(boardRows)
    .where(and(eq(boardRows.season, season), eq(boardRows.board, board), eq(boardRows.mode, mode)));

/** Builds the platform's board from its regions' boards: by points, then by published rank, then by name. */
const mergeRegions = async (
  db: Database,
  { platform, mode, season }: SourceBoard,
  regions: readonly string[],
): Promise<void> => {
  await clearBoard(db, { season, board: platform, mode });
  await db.execute(sql`
    insert into board_rows (board, place, ${copiedColumns})
    select platform, row_number() over (order by rank_point desc, board_rows.place, name) as place, ${copiedColumns}
      from board_rows
     where season = ${season} and mode = ${mode} and ${inArray(boardRows.board, [...regions])}
     order by place limit ${boardSize}`);
};

/**
 * Saves a fetched board; null keeps the stored rows. The platform's board is built only when all of its regions were
 * fetched, because a board without a region would be wrong.
 */
export const saveSourceBoard = (
  { db, game, now }: Context,
  board: SourceBoard,
  rows: readonly BoardRow[] | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { platform, region, mode, season } = board;
    await lockBoards(tx, platform);
    if (rows) {
      await clearBoard(tx, { season, board: region, mode });
      const places = toPlaces(board, rows);
      const hidden = await findHidden(
        tx,
        places.map(({ accountId }) => accountId),
      );
      const isShown = ({ accountId }: { readonly accountId: string }) => !hidden.has(accountId);
      const named = places.map((row) => (isShown(row) ? row : { ...row, name: '' }));
      if (named.length > 0) await tx.insert(boardRows).values(named);
      await recordPoints(tx, season, now(), places.filter(isShown));
    }
    await writeSnapshots(tx, [{ key: keyOf(board), value: {} }], now());
    const regions = listRegionsWithBoard(game, platform).map(({ id }) => id);
    const fetchTimes = await readFetchTimes(
      tx,
      regions.map((each) => ({ ...board, region: each })),
    );
    const isComplete = fetchTimes.size === regions.length;
    if (isComplete) await mergeRegions(tx, board, regions);
    const built = [...(rows ? [region] : []), ...(isComplete ? [platform] : [])];
    await recordPlaces(tx, { boards: built, mode, season, at: now() });
    const buildOf = await readBuilds(
      { db: tx },
      built.map((each) => ({ season, board: each })),
    );
    const readModes = (each: string) => [
      mode,
      ...Object.keys(buildOf({ season, board: each })?.places ?? {}),
    ];
    await saveBoardSizes(tx, season, built, readModes, now());
  });
