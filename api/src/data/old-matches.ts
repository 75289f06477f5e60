import { doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { KillLogFacts, Member } from '../upstream/upstream.ts';

/**
 * Matches and participants as they were stored before weekly partitions. A job converts them and then drops these
 * tables, which new databases never have.
 */

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const oldMatches = pgTable('matches_to_convert', {
  id: text('id').primaryKey(),
  platform: text('platform').notNull(),
  createdAt: time('created_at').notNull(),
  matchType: text('match_type').notNull(),
  gameMode: text('game_mode').notNull(),
  mapName: text('map_name').notNull(),
  duration: doublePrecision('duration'),
  telemetryUrl: text('telemetry_url'),
  members: jsonb('members').$type<readonly Member[]>(),
  killLog: jsonb('kill_log').$type<KillLogFacts['entries']>(),
});

/** All players of whole matches; of others, the team of a looked-up player. */
export const oldParticipants = pgTable('participants_to_convert', {
  matchId: text('match_id').notNull(),
  accountId: text('account_id').notNull(),
  createdAt: time('created_at').notNull(),
  name: text('name').notNull(),
  platform: text('platform').notNull(),
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
});
