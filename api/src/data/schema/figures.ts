import type { ModeStats } from '@hotdrop/shared-domain/wire';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
  },
  (table) => [primaryKey({ columns: [table.board, table.mode, table.place] })],
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
