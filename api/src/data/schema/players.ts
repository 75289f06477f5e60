import type { WeaponMastery } from '@hotdrop/shared-domain/wire';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** Players that were looked up. A name belongs to one player of a platform at a time, but players rename. */
export const players = pgTable(
  'players',
  {
    accountId: text('account_id').primaryKey(),
    platform: text('platform').notNull(),
    name: text('name').notNull(),
    /** The region whose leaderboards list the player, if known. */
    region: text('region'),
    ban: text('ban').$type<'temporary' | 'permanent'>(),
    clanId: text('clan_id'),
    /** The tier in the ranked mode that the player plays most. */
    tier: text('tier'),
    subTier: text('sub_tier'),
    /** The points in the same mode. */
    rankPoint: integer('rank_point'),
    /** When the source last confirmed the player under this name. */
    seenAt: time('seen_at').notNull(),
    /** When figures and matches were last renewed. */
    syncedAt: time('synced_at'),
    /** The match list is complete up to this time. */
    matchesUntil: time('matches_until'),
  },
  (table) => [
    index('players_name').on(table.platform, table.name),
    /** Leaderboards and percentiles exclude banned players, who are few. */
    index('players_banned').on(table.accountId).where(sql`${table.ban} is not null`),
    /** Jobs work on the players that were renewed last. */
    index('players_synced_at').on(table.syncedAt),
    /** Suggestions for a few letters read the best players until enough names match. */
    index('players_points').on(table.platform, table.rankPoint.desc().nullsLast(), sql`lower(${table.name})`),
    index('players_lower_name').on(sql`lower(${table.name}) text_pattern_ops`, table.platform),
  ],
);

/** Clans of players, read when the source has time. The name is null if the source does not know the clan. */
export const clans = pgTable('clans', {
  id: text('id').primaryKey(),
  name: text('name'),
  tag: text('tag').notNull(),
  fetchedAt: time('fetched_at').notNull(),
});

/** Each player's figures with each weapon, read when the source has time. */
export const weaponMasteries = pgTable('weapon_masteries', {
  accountId: text('account_id').primaryKey(),
  weapons: jsonb('weapons').$type<readonly WeaponMastery[]>().notNull(),
  fetchedAt: time('fetched_at').notNull(),
});
