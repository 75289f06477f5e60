import type { ModeStats, WeaponMastery } from '@hotdrop/shared-domain/wire';
import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RankedFigures } from '../upstream/upstream.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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

/** JSON that `matches/packed` has compressed. */
const packed = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Matches, in a partition for each week (`partitions.ts`). */
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
    index('matches_accounts').using('gin', table.accounts),
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
    /** Mode and map of the match, so that lists are filtered and counted without reading it. */
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
  ],
);

/** The last renewal of each player; unfinished rows are the queue that visitors see. */
export const renewals = pgTable(
  'renewals',
  {
    accountId: text('account_id').primaryKey(),
    platform: text('platform').notNull(),
    visitor: text('visitor').notNull(),
    requestedAt: time('requested_at').notNull(),
    /** Renewals with a smaller number run first. */
    priority: integer('priority').notNull().default(1),
    startedAt: time('started_at'),
    /** A host works on the renewal until then. It extends the time while it runs. */
    leasedUntil: time('leased_until'),
    /** How often the renewal failed. */
    failures: integer('failures').notNull().default(0),
    finishedAt: time('finished_at'),
    error: text('error').$type<'player not found' | 'network'>(),
    changes: jsonb('changes').$type<{ matches: number; rankPoint: Record<string, number> }>(),
  },
  (table) => [
    index('renewals_in_order').on(table.priority, table.requestedAt).where(sql`${table.finishedAt} is null`),
  ],
);

/** Names that visitors look up and the site does not know. Unanswered rows are a queue. */
export const nameLookups = pgTable(
  'name_lookups',
  {
    platform: text('platform').notNull(),
    name: text('name').notNull(),
    requestedAt: time('requested_at').notNull(),
    /** When the source answered. A player of this name is in `players`; without one, the name is unknown. */
    answeredAt: time('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.name] }),
    index('name_lookups_waiting').on(table.requestedAt).where(sql`${table.answeredAt} is null`),
  ],
);

/** The rest of each visitor's share of upstream lookups and renewals. */
export const visitorShares = pgTable(
  'visitor_shares',
  {
    visitor: text('visitor').notNull(),
    kind: text('kind').$type<'lookup' | 'renewal'>().notNull(),
    left: doublePrecision('left').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitor, table.kind] }), index('visitor_shares_at').on(table.at)],
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

export const users = pgTable('users', {
  /** The account at the sign-in provider. */
  id: text('id').primaryKey(),
  displayName: text('display_name').notNull(),
  profileUrl: text('profile_url'),
  avatarUrl: text('avatar_url'),
  seenAt: time('seen_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** A hash of the cookie's secret, so that reading the table is not enough to take over a session. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt)],
);

/** Used answers of the sign-in provider, so that none can be used twice. */
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
    /** From the client, so that a request that was sent twice posts one comment. Null after a day. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    index('comments_of_author').on(table.authorId, table.createdAt),
    uniqueIndex('comments_by_key').on(table.authorId, table.idempotencyKey),
  ],
);

/** The remaining requests of each API key, shared by all hosts. */
export const rateBudgets = pgTable('allowances', {
  name: text('name').primaryKey(),
  left: integer('left').notNull(),
  limit: integer('limit').notNull(),
  resetsAt: time('resets_at').notNull(),
});

/** The part of a key that each kind of background work still has while visitors wait. */
export const backgroundShares = pgTable(
  'background_shares',
  {
    budget: text('budget').notNull(),
    work: text('work').notNull(),
    left: doublePrecision('left').notNull(),
    at: time('at').notNull(),
    /** The requests that other work leaves to it, because the key was spent when it had its share. */
    owed: integer('owed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.budget, table.work] })],
);
