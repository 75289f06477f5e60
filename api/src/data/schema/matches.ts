import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { packed } from './packed.ts';
import { time } from './time.ts';

/** Matches, in a partition for each week (`../partitions.ts`). */
export const matches = pgTable(
  'matches',
  {
    id: text('id').notNull(),
    platform: text('platform').notNull(),
    createdAt: time('created_at').notNull(),
    matchType: text('match_type').notNull(),
    gameMode: text('game_mode').notNull(),
    mapName: text('map_name').notNull(),
    duration: doublePrecision('duration'),
    telemetryUrl: text('telemetry_url'),
    /** All players of the match; null: not fetched yet. */
    members: packed('members'),
    killLog: packed('kill_log'),
    /** Hashes of the account IDs of all players, to find the matches of players who are looked up later. */
    accounts: integer('accounts').array(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.createdAt] }),
    index('matches_accounts').using('gin', table.accounts).with({ fastupdate: false }),
  ],
);

/** The teams of looked-up players in each match, for match lists. In a partition for each week, like the matches. */
export const participants = pgTable(
  'participants',
  {
    matchId: text('match_id').notNull(),
    accountId: text('account_id').notNull(),
    createdAt: time('created_at').notNull(),
    name: text('name').notNull(),
    platform: text('platform').notNull(),
    /** Type, mode, and map of the match, so that lists are filtered and counted without reading it. */
    matchType: text('match_type').notNull(),
    gameMode: text('game_mode').notNull(),
    mapName: text('map_name').notNull(),
    teamId: integer('team_id').notNull(),
    teamRank: integer('team_rank').notNull(),
    teamTotal: integer('team_total').notNull(),
    kills: integer('kills').notNull(),
    assists: integer('assists').notNull(),
    damageDealt: doublePrecision('damage_dealt').notNull(),
    dbnos: integer('dbnos').notNull(),
    walkDistance: doublePrecision('walk_distance').notNull(),
    rideDistance: doublePrecision('ride_distance').notNull(),
    timeSurvived: doublePrecision('time_survived').notNull(),
    longestKill: doublePrecision('longest_kill').notNull(),
    mainWeapon: text('main_weapon'),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.accountId, table.createdAt] }),
    index('participants_of_account').on(table.accountId, table.createdAt.desc(), table.matchId),
    /** Finds the player with most kills in ranked matches of a day. */
    index('participants_kills').on(table.matchType, table.kills.desc(), table.createdAt.desc()),
  ],
);
