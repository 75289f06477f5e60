import { boardsOf, type Game, rankedModes } from '@hotdrop/shared-domain/game';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { boardRows } from '../data/schema.ts';
import { readSnapshots, writeSnapshots } from '../data/snapshots.ts';
import type { Database } from '../data/store.ts';
import type { BoardRow } from '../upstream/upstream.ts';
import { boardSize, noteBoards, oneAtATime } from './boards.ts';

/** Boards as a source keeps them: one for each region and mode of a season, and one request for each. */
export interface RegionalBoard {
  readonly platform: string;
  readonly region: string;
  readonly mode: string;
  readonly season: string;
}

const regionsWithBoard = (game: Game, platform: string) =>
  boardsOf(game, platform).filter(({ isRegion }) => isRegion);

/** The boards of a season, mode by mode: so a platform's board is whole soonest. */
export const regionalBoardsOf = (game: Game, platform: string, season: string): readonly RegionalBoard[] =>
  rankedModes(game, game.seasons.read(season)).flatMap(({ id: mode }) =>
    regionsWithBoard(game, platform).map(({ id: region }) => ({ platform, region, mode, season })),
  );

const keyOf = ({ season, region, mode }: RegionalBoard) => `board-asked/${season}/${region}/${mode}`;

/** When each of these was last asked for. */
export const lastAsked = async (
  db: Database,
  boards: readonly RegionalBoard[],
): Promise<ReadonlyMap<RegionalBoard, Date>> => {
  const notes = await readSnapshots(db, boards.map(keyOf), v.unknown());
  return new Map(
    boards.flatMap((board) => {
      const note = notes.get(keyOf(board));
      return note ? [[board, note.takenAt]] : [];
    }),
  );
};

const placesOn = ({ platform, region, mode }: RegionalBoard, rows: readonly BoardRow[]) =>
  rows
    .toSorted((a, b) => b.rankPoint - a.rankPoint)
    .slice(0, boardSize.region)
    .map((row, i) => ({
      ...row,
      ...{ board: region, platform, region, mode, place: i + 1 },
      winRatio: row.roundsPlayed && row.wins !== null ? row.wins / row.roundsPlayed : null,
    }));

/** What was on a board before goes as a whole: a reader sees the old one or the new one. */
const emptyBoard = (db: Database, board: string, mode: string) =>
  db.delete(boardRows).where(and(eq(boardRows.board, board), eq(boardRows.mode, mode)));

const mergeRegions = async (
  db: Database,
  { platform, mode }: RegionalBoard,
  regions: readonly string[],
): Promise<void> => {
  await emptyBoard(db, platform, mode);
  await db.execute(sql`
    insert into board_rows (board, mode, place, account_id, name, platform, region, rank_point, tier, sub_tier,
                            kda, avg_damage_dealt, wins, win_ratio, rounds_played)
    select platform, mode, row_number() over (order by rank_point desc, kda desc nulls last, account_id) as place,
           account_id, name, platform, region, rank_point, tier, sub_tier,
           kda, avg_damage_dealt, wins, win_ratio, rounds_played
      from board_rows
     where mode = ${mode} and ${inArray(boardRows.board, [...regions])}
     order by place limit ${boardSize.platform}`);
};

/**
 * Keeps what the source said of a board; null: it could not be read, and what is there stays. A platform's board is
 * made once all of its regions were asked: until then the best of one region would pass for the best of all.
 */
export const storeRegionalBoard = (
  { db, game, now }: Context,
  board: RegionalBoard,
  rows: readonly BoardRow[] | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { platform, region, mode } = board;
    await oneAtATime(tx, platform);
    if (rows) {
      await emptyBoard(tx, region, mode);
      const places = placesOn(board, rows);
      if (places.length > 0) await tx.insert(boardRows).values(places);
    }
    await writeSnapshots(tx, [{ key: keyOf(board), value: {} }], now());
    const regions = regionsWithBoard(game, platform).map(({ id }) => id);
    const asked = await lastAsked(
      tx,
      regions.map((each) => ({ ...board, region: each })),
    );
    const isWhole = asked.size === regions.length;
    if (isWhole) await mergeRegions(tx, board, regions);
    await noteBoards(tx, [...(rows ? [region] : []), ...(isWhole ? [platform] : [])], now());
  });

/** A season that begins ranks nobody yet: places of the one before are not carried into it. */
export const emptyBoards = ({ db, game, now }: Context, platform: string): Promise<void> =>
  db.transaction(async (tx) => {
    const boards = boardsOf(game, platform).map(({ id }) => id);
    await oneAtATime(tx, platform);
    await tx.delete(boardRows).where(inArray(boardRows.board, boards));
    await noteBoards(tx, boards, now());
  });
