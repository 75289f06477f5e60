import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** Rank points over time: a row for each player, mode, and change. */
export const pointReadings = pgTable(
  'point_readings',
  {
    accountId: text('account_id').notNull(),
    season: text('season').notNull(),
    mode: text('mode').notNull(),
    /** When the points were first read. */
    at: time('at').notNull(),
    /** When the same points were last read. */
    until: time('until').notNull(),
    rankPoint: integer('rank_point').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.season, table.mode, table.at] }),
    /** A job deletes old rows. Rows arrive in the order of time, so that this small index is enough. */
    index('point_readings_at').using('brin', table.at),
  ],
);
