import { shardInData } from '@hotdrop/shared-domain/game';
import type { Climber, Cutoff, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { boardPlaces, boardRows } from '../data/schema.ts';
import { createProfileUrl } from '../players/find-player.ts';
import { type BoardId, cutoffPlaces } from './built-board.ts';
import { dayBefore } from './places.ts';

/** Reads who gained most places on a board since yesterday. Null: nobody did. */
export const readClimber = async (
  { db }: Context,
  { season, board, mode }: BoardId,
): Promise<Climber | null> => {
  const gained = sql<number>`${boardRows.previousPlace} - ${boardRows.place}`;
  const [row] = await db
    .select({
      accountId: boardRows.accountId,
      name: boardRows.name,
      platform: boardRows.platform,
      board: boardRows.board,
      mode: boardRows.mode,
      place: boardRows.place,
      gained,
      previousPoints: boardRows.previousPoints,
      rankPoint: boardRows.rankPoint,
      tier: boardRows.tier,
      subTier: boardRows.subTier,
    })
    .from(boardRows)
    .where(
      and(
        eq(boardRows.season, season),
        eq(boardRows.board, board),
        eq(boardRows.mode, mode),
        sql`${boardRows.previousPlace} > ${boardRows.place}`,
        ne(boardRows.name, ''),
      ),
    )
    .orderBy(sql`${gained} desc`, asc(boardRows.place))
    .limit(1);
  if (!row) return null;
  const { platform, previousPoints, ...climber } = row;
  return {
    ...climber,
    shard: shardInData(platform),
    profileUrl: createProfileUrl(platform, climber.name),
    points: climber.rankPoint - (previousPoints ?? climber.rankPoint),
  };
};

/** Reads the points that the places of cutoffs had on a day, in the order of the list. */
const readCutoffsOn = async ({ db }: Context, { board, mode }: BoardId, day: string) => {
  const listed = db
    .select({
      rankPoint: boardPlaces.rankPoint,
      listPlace: sql<number>`(row_number() over (order by ${boardPlaces.place}))::int`.as('list_place'),
    })
    .from(boardPlaces)
    .where(and(eq(boardPlaces.day, day), eq(boardPlaces.board, board), eq(boardPlaces.mode, mode)))
    .as('listed');
  const rows = await db
    .select()
    .from(listed)
    .where(inArray(listed.listPlace, [...cutoffPlaces]));
  return new Map(rows.map(({ listPlace, rankPoint }) => [listPlace, rankPoint]));
};

/** The points needed for the top 10, 100, and 500, and their change in the week before the board was built. */
export const readCutoffs = async (
  context: Context,
  id: BoardId,
  rows: readonly LeaderboardRow[],
  builtAt: Date,
): Promise<Cutoff[]> => {
  const weekAgo = await readCutoffsOn(context, id, dayBefore(builtAt, 7));
  return cutoffPlaces.map((place) => {
    const rankPoint = rows[place - 1]?.rankPoint ?? null;
    const past = weekAgo.get(place);
    return { place, rankPoint, week: rankPoint === null || past === undefined ? null : rankPoint - past };
  });
};
