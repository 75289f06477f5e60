import { shardInData } from '@hotdrop/shared-domain/game';
import type { AnswerData, Climber, Cutoff, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { boardPlaces, boardRows, pointReadings } from '../data/schema.ts';
import { createProfileUrl } from '../players/find-player.ts';
import { type BoardId, cutoffPlaces } from './built-board.ts';
import { dayBefore } from './places.ts';

/** Reads who gained most places since yesterday on each of these boards. */
export const readClimbers = async (
  { db }: Context,
  boards: readonly BoardId[],
  perBoard: number,
): Promise<Climber[]> => {
  const gained = sql<number>`${boardRows.previousPlace} - ${boardRows.place}`;
  const climbing = db
    .select({ ...getTableColumns(boardRows), gained: gained.as('gained') })
    .from(boardRows)
    .where(
      and(
        sql`${boardRows.board} = listed.board`,
        sql`${boardRows.mode} = listed.mode`,
        sql`${boardRows.previousPlace} > ${boardRows.place}`,
      ),
    )
    .orderBy(sql`${gained} desc`, asc(boardRows.place))
    .limit(perBoard)
    .as('climbing');
  const rows = await db
    .select({
      accountId: climbing.accountId,
      name: climbing.name,
      platform: climbing.platform,
      board: climbing.board,
      mode: climbing.mode,
      place: climbing.place,
      gained: climbing.gained,
      previousPoints: climbing.previousPoints,
      rankPoint: climbing.rankPoint,
      tier: climbing.tier,
      subTier: climbing.subTier,
    })
    .from(
      sql`unnest(${sql.param(boards.map(({ board }) => board))}::text[],
        ${sql.param(boards.map(({ mode }) => mode))}::text[]) as listed (board, mode)`,
    )
    .crossJoinLateral(climbing);
  return rows
    .map(({ platform, previousPoints, ...row }) => ({
      ...row,
      shard: shardInData(platform),
      profileUrl: createProfileUrl(platform, row.name),
      points: row.rankPoint - (previousPoints ?? row.rankPoint),
    }))
    .sort((a, b) => b.gained - a.gained || a.place - b.place);
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

const topPlayers = 3;
const topDayCount = 10;

/** Reads the points of the first players at the end of each of the last ten days. */
export const readTopDays = async (
  { db }: Context,
  { board, mode }: BoardId,
  season: string,
  builtAt: Date,
): Promise<NonNullable<AnswerData<'getLeaderboard'>['topDays']>> => {
  const top = db
    .select({ accountId: boardRows.accountId, place: boardRows.place })
    .from(boardRows)
    .where(and(eq(boardRows.board, board), eq(boardRows.mode, mode)))
    .orderBy(asc(boardRows.place))
    .limit(topPlayers)
    .as('top');
  const last = db
    .select({ rankPoint: pointReadings.rankPoint })
    .from(pointReadings)
    .where(
      and(
        eq(pointReadings.accountId, top.accountId),
        eq(pointReadings.season, season),
        eq(pointReadings.mode, mode),
        sql`${pointReadings.at} < shown.day + interval '1 day'`,
      ),
    )
    .orderBy(desc(pointReadings.at))
    .limit(1)
    .as('last');
  const shownDays = Array.from({ length: topDayCount }, (_, i) => dayBefore(builtAt, topDayCount - 1 - i));
  const rows = await db
    .select({
      accountId: top.accountId,
      day: sql<string>`to_char(shown.day at time zone 'UTC', 'YYYY-MM-DD')`,
      rankPoint: last.rankPoint,
    })
    .from(top)
    .crossJoin(sql`(select each::timestamp at time zone 'UTC' as day
      from unnest(${sql.param(shownDays)}::date[]) as each) as shown`)
    .crossJoinLateral(last)
    .orderBy(asc(top.place), sql`shown.day`);
  return [...Map.groupBy(rows, ({ accountId }) => accountId)].map(([accountId, list]) => ({
    accountId,
    days: list.map(({ day, rankPoint }) => ({ day, rankPoint })),
  }));
};
