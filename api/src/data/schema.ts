import type { KillLogEntry, ModeStats } from '@hotdrop/shared-domain/wire';
import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Member, RankedFigures } from '../upstream/upstream.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Everybody whom the site has looked up. Names are unique on a platform at a time, but people rename. */
export const players = pgTable(
  'players',
  {
    accountId: text('account_id').primaryKey(),
    platform: text('platform').notNull(),
    name: text('name').notNull(),
    /** The region whose leaderboards they are on, where that is known. */
    region: text('region'),
    ban: text('ban').$type<'temporary' | 'permanent'>(),
    /** The ranked tier in the mode that they play most. */
    tier: text('tier'),
    subTier: text('sub_tier'),
    /** When the source last said that they exist, under this name. */
    seenAt: time('seen_at').notNull(),
    /** When figures and matches were last read. */
    syncedAt: time('synced_at'),
    /** Up to when their match list is whole. */
    matchesUntil: time('matches_until'),
  },
  (table) => [
    index('players_name').on(table.platform, table.name),
    /** Boards and standings leave these out: few, to be found without reading everybody. */
    index('players_banned').on(table.accountId).where(sql`${table.ban} is not null`),
    index('players_lower_name').on(sql`lower(${table.name}) text_pattern_ops`, table.platform),
  ],
);

/** Figures of a season as the source gave them, by mode. `shard` is a region for seasons kept by region. */
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

/** The ranked figures by which players of a season are compared: leaderboards, distributions, standings. */
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

/** Leaderboards as they are shown, one row for each place. */
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

export const matches = pgTable(
  'matches',
  {
    id: text('id').primaryKey(),
    platform: text('platform').notNull(),
    createdAt: time('created_at').notNull(),
    matchType: text('match_type').notNull(),
    gameMode: text('game_mode').notNull(),
    mapName: text('map_name').notNull(),
    duration: doublePrecision('duration'),
    telemetryUrl: text('telemetry_url'),
    /** Everybody in it; null: not asked for yet. */
    members: jsonb('members').$type<readonly Member[]>(),
    killLog: jsonb('kill_log').$type<readonly Omit<KillLogEntry, 'place'>[]>(),
  },
  (table) => [index('matches_created_at').on(table.createdAt)],
);

/** Who played in which match: what match lists are made of. */
export const participants = pgTable(
  'participants',
  {
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
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.accountId] }),
    index('participants_of_account').on(table.accountId, table.createdAt.desc(), table.matchId),
    index('participants_created_at').on(table.createdAt),
  ],
);

/** Renewals that were asked for: the queue that visitors see. One for each player. */
export const renewals = pgTable(
  'renewals',
  {
    accountId: text('account_id').primaryKey(),
    platform: text('platform').notNull(),
    visitor: text('visitor').notNull(),
    requestedAt: time('requested_at').notNull(),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
    error: text('error').$type<'player not found' | 'network'>(),
    changes: jsonb('changes').$type<{ matches: number; rankPoint: Record<string, number> }>(),
  },
  (table) => [
    index('renewals_waiting').on(table.requestedAt).where(sql`${table.finishedAt} is null`),
    index('renewals_of_visitor').on(table.visitor, table.requestedAt),
  ],
);

/** How many people play a game, over time. */
export const playerCounts = pgTable('player_counts', {
  at: time('at').primaryKey(),
  count: integer('count').notNull(),
});

/** Small facts that are replaced as a whole: distributions, averages, seasons, the most played games. */
export const snapshots = pgTable('snapshots', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  takenAt: time('taken_at').notNull(),
});

export const users = pgTable('users', {
  /** The platform account that signs in. */
  id: text('id').primaryKey(),
  displayName: text('display_name').notNull(),
  profileUrl: text('profile_url'),
  avatarUrl: text('avatar_url'),
  seenAt: time('seen_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** The hash of the cookie's secret: who reads the table cannot take a session over. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt)],
);

/** Answers of the sign-in provider that were used: none counts twice. */
export const usedNonces = pgTable(
  'used_nonces',
  { nonce: text('nonce').primaryKey(), usedAt: time('used_at').notNull() },
  (table) => [index('used_nonces_used_at').on(table.usedAt)],
);

export const comments = pgTable(
  'comments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    content: text('content').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('comments_of_author').on(table.authorId, table.createdAt)],
);

/** How much of a source's allowance is left: shared by all hosts that use one key. */
export const allowances = pgTable('allowances', {
  name: text('name').primaryKey(),
  left: integer('left').notNull(),
  limit: integer('limit').notNull(),
  resetsAt: time('resets_at').notNull(),
});
