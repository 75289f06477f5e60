import { and, eq, inArray, sql } from 'drizzle-orm';
import { boardPlaces, boardRows } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { days } from '../durations.ts';

/** The day of a time in UTC: `2026-11-22`. */
export const utcDay = (time: Date | number): string => new Date(time).toISOString().slice(0, 10);

/** The day that is this number of days before a time. */
export const dayBefore = (time: Date, count: number): string => utcDay(time.getTime() - days(count));

interface BuiltBoards {
  readonly boards: readonly string[];
  /** Null: all modes of the boards. */
  readonly mode: string | null;
  readonly season: string;
  readonly at: Date;
}

const isOneOf = (table: typeof boardRows | typeof boardPlaces, { boards, mode }: BuiltBoards) =>
  and(inArray(table.board, [...boards]), mode === null ? undefined : eq(table.mode, mode));

const isBuilt = (built: BuiltBoards) => and(eq(boardRows.season, built.season), isOneOf(boardRows, built));

/** Stores the places of today. The last board of the day stays. */
const storeToday = async (db: Database, built: BuiltBoards): Promise<void> => {
  const today = utcDay(built.at);
  await db.delete(boardPlaces).where(
    and(
      isOneOf(boardPlaces, built),
      eq(boardPlaces.day, today),
      sql`not exists (select 1 from board_rows
           where board_rows.season = ${built.season}
             and board_rows.board = ${boardPlaces.board} and board_rows.mode = ${boardPlaces.mode}
             and board_rows.account_id = ${boardPlaces.accountId})`,
    ),
  );
  // A player can be on the boards of two regions, and so twice on the platform's.
  await db.execute(sql`
    insert into board_places (board, mode, account_id, day, season, place, rank_point)
    select distinct on (board, mode, account_id) board, mode, account_id, ${today}::date, ${built.season}, place, rank_point
      from ${boardRows} where ${isBuilt(built)}
     order by board, mode, account_id, place
        on conflict (board, mode, account_id, day)
        do update set season = excluded.season, place = excluded.place, rank_point = excluded.rank_point
     where (board_places.season, board_places.place, board_places.rank_point)
           is distinct from (excluded.season, excluded.place, excluded.rank_point)`);
};

/** Adds to each row how it moved since yesterday and since its first day of the season. */
const addMovement = async (db: Database, built: BuiltBoards): Promise<void> => {
  const today = utcDay(built.at);
  const yesterday = dayBefore(built.at, 1);
  await db.execute(sql`
    update ${boardRows}
       set previous_place = past.place, previous_points = past.rank_point, first_place = past.first_place,
           is_new = past.place is null and exists (
             select 1 from board_places as other
              where other.board = board_rows.board and other.mode = board_rows.mode
                and other.day = ${yesterday}::date and other.season = ${built.season})
      from (
        select own.board, own.mode, own.place as own_place, previous.place, previous.rank_point,
               first.place as first_place
          from (select board, mode, place, account_id from ${boardRows} where ${isBuilt(built)}) as own
          left join board_places as previous
            on previous.board = own.board and previous.mode = own.mode and previous.account_id = own.account_id
               and previous.day = ${yesterday}::date and previous.season = ${built.season}
          left join lateral (
            select place from board_places as each
             where each.board = own.board and each.mode = own.mode and each.account_id = own.account_id
               and each.day < ${today}::date and each.season = ${built.season}
             order by day limit 1
          ) as first on true
      ) as past
     where board_rows.season = ${built.season} and board_rows.board = past.board
       and board_rows.mode = past.mode and board_rows.place = past.own_place`);
};

/** Records boards that were just built, in the transaction that built them. */
export const recordPlaces = async (db: Database, built: BuiltBoards): Promise<void> => {
  await storeToday(db, built);
  await addMovement(db, built);
};
