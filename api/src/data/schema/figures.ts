import type { ModeStats, PastRatings } from '@hotdrop/shared-domain/wire';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { RankedFigures } from '../../upstream/upstream.ts';
import { time } from './time.ts';

/** Figures of a season by mode, as read from the source. `shard` is a region in seasons with regional figures. */
export const seasonFigures = pgTable(
  'season_figures',
  {
    accountId: text('account_id').notNull(),
    season: text('season').notNull(),
    shard: text('shard').notNull(),
    normal: jsonb('normal').$type<Readonly<Record<string, ModeStats>>>().notNull(),
    ranked: jsonb('ranked').$type<Readonly<Record<string, RankedFigures>>>().notNull(),
    fetchedAt: time('fetched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.season, table.shard] })],
);

/** Ranked figures for comparisons: leaderboards, distributions, and percentiles. */
export const rankedFigures = pgTable(
  'ranked_figures',
  {
    platform: text('platform').notNull(),
    season: text('season').notNull(),
    mode: text('mode').notNull(),
    accountId: text('account_id').notNull(),
    region: text('region'),
    rankPoint: integer('rank_point').notNull(),
    tier: text('tier').notNull(),
    subTier: text('sub_tier').notNull(),
    kda: doublePrecision('kda'),
    avgDamageDealt: doublePrecision('avg_damage_dealt'),
    avgRank: doublePrecision('avg_rank'),
    winRatio: doublePrecision('win_ratio'),
    top10Ratio: doublePrecision('top10_ratio'),
    wins: integer('wins').notNull(),
    roundsPlayed: integer('rounds_played').notNull(),
    kills: integer('kills').notNull(),
    deaths: integer('deaths').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.season, table.mode, table.accountId] }),
    index('ranked_figures_points').on(table.platform, table.season, table.mode, table.rankPoint.desc()),
  ],
);

/** Leaderboards, one row for each place. */
export const boardRows = pgTable(
  'board_rows',
  {
    board: text('board').notNull(),
    mode: text('mode').notNull(),
    place: integer('place').notNull(),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    platform: text('platform').notNull(),
    region: text('region'),
    rankPoint: integer('rank_point').notNull(),
    tier: text('tier').notNull(),
    subTier: text('sub_tier').notNull(),
    kda: doublePrecision('kda'),
    avgDamageDealt: doublePrecision('avg_damage_dealt'),
    wins: integer('wins'),
    winRatio: doublePrecision('win_ratio'),
    roundsPlayed: integer('rounds_played'),
    /** Place and points on the last board of yesterday. Null: not on it. */
    previousPlace: integer('previous_place'),
    previousPoints: integer('previous_points'),
    /** The place on the player's first stored board of the season. Null: there was none before today. */
    firstPlace: integer('first_place'),
    /** Whether yesterday's board is stored without the player. */
    isNew: boolean('is_new').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.mode, table.place] }),
    /** Finds who gained most places without reading the board. */
    index('board_rows_climbs')
      .on(table.board, table.mode, sql`(${table.previousPlace} - ${table.place}) desc`)
      .where(sql`${table.previousPlace} > ${table.place}`),
  ],
);

/** Places and points on the last board of each day in UTC. */
export const boardPlaces = pgTable(
  'board_places',
  {
    board: text('board').notNull(),
    mode: text('mode').notNull(),
    accountId: text('account_id').notNull(),
    day: date('day').notNull(),
    season: text('season').notNull(),
    place: integer('place').notNull(),
    rankPoint: integer('rank_point').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.mode, table.accountId, table.day] }),
    /** One board on one day in the order of places, and the deletion of old days. */
    index('board_places_of_day').on(table.day, table.board, table.mode, table.place),
  ],
);

/** The distribution of rank points at the end of each of the last days in UTC. */
export const ratingDays = pgTable(
  'rating_days',
  {
    shard: text('shard').notNull(),
    mode: text('mode').notNull(),
    day: date('day').notNull(),
    season: text('season').notNull(),
    value: jsonb('value').$type<Omit<PastRatings, 'day'>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shard, table.mode, table.day] })],
);

/** How many people play a game, over time. */
export const playerCounts = pgTable('player_counts', {
  at: time('at').primaryKey(),
  count: integer('count').notNull(),
});

/** Small values that are replaced as a whole: distributions, averages, seasons, most played games. */
export const snapshots = pgTable('snapshots', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  takenAt: time('taken_at').notNull(),
});
