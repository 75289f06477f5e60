import type { Locale } from '@hotdrop/shared-domain/locale';
import {
  boardStats,
  type ComparedStat,
  comparedStats,
  type ModeStats,
  type PastRatings,
  type WeaponMastery,
} from '@hotdrop/shared-domain/wire';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { PlayerEvent, SeasonRanks } from '../discord/player-event.ts';
import type { RankedStats } from '../upstream/upstream.ts';

/** A column with a moment, read as a `Date`. */
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A column with compressed JSON. */
const packed = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

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

/** Keys with which scripts call the API. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** The key itself is shown once and not stored. */
    hash: text('hash').notNull(),
    createdAt: time('created_at').notNull(),
    /** Up to a minute old. Null: never used. */
    usedAt: time('used_at'),
  },
  (table) => [uniqueIndex('api_keys_hash').on(table.hash), index('api_keys_of_user').on(table.userId)],
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

/** Discord webhooks, to which the site sends messages about a player. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    platform: text('platform').notNull(),
    accountId: text('account_id').notNull(),
    /** Encrypted, because whoever knows the address can write into the channel. */
    address: packed('address').notNull(),
    language: text('language').$type<Locale>().notNull(),
    createdAt: time('created_at').notNull(),
    /** Messages about what happened until then exist: the time of the player's renewal that was compared last. */
    comparedAt: time('compared_at').notNull(),
    /** The tiers at that time. Null: there were none. */
    ranks: jsonb('ranks').$type<SeasonRanks>(),
  },
  (table) => [index('webhooks_of_user').on(table.userId), index('webhooks_of_account').on(table.accountId)],
);

/** Messages to webhooks: a queue, and the memory of what was sent. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhookId: bigint('webhook_id', { mode: 'number' })
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same event has the same text, so that it is one message. */
    eventId: text('event_id').notNull(),
    event: jsonb('event').$type<PlayerEvent>().notNull(),
    createdAt: time('created_at').notNull(),
    /** Null: a host has begun to send it, so that it is never sent again. */
    nextTryAt: time('next_try_at'),
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    uniqueIndex('webhook_messages_of_event').on(table.webhookId, table.eventId),
    index('webhook_messages_due').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
  ],
);

/** Stats of a season by mode, as read from the source. `shard` is a region in seasons with regional stats. */
export const seasonStats = pgTable(
  'season_stats',
  {
    accountId: text('account_id').notNull(),
    season: text('season').notNull(),
    shard: text('shard').notNull(),
    normal: jsonb('normal').$type<Readonly<Record<string, ModeStats>>>().notNull(),
    ranked: jsonb('ranked').$type<Readonly<Record<string, RankedStats>>>().notNull(),
    fetchedAt: time('fetched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.season, table.shard] })],
);

/** A ranked player in a mode, with the stats that boards show. */
const rankedPlayer = {
  platform: text('platform').notNull(),
  mode: text('mode').notNull(),
  accountId: text('account_id').notNull(),
  region: text('region'),
  tier: text('tier').notNull(),
  subTier: text('sub_tier').notNull(),
};

type StatColumns<S extends string> = Record<S, ReturnType<typeof doublePrecision>>;

/**
 * A column for each stat: `avgDamageDealt` is stored as `avg_damage_dealt`. It is an integer if the stat's schema refuses
 * fractions. Points are rounded.
 */
const statColumns = <S extends ComparedStat>(
  stats: Readonly<Record<S, { readonly schema: v.GenericSchema }>>,
) => ({
  ...(Object.fromEntries(
    (Object.entries(stats) as [S, { schema: v.GenericSchema }][]).map(([stat, { schema }]) => {
      const name = stat.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return [stat, v.is(schema, 0.5) ? doublePrecision(name) : integer(name)];
    }),
  ) as StatColumns<Exclude<S, 'rankPoint'>>),
  rankPoint: integer('rank_point').notNull(),
});

/** Ranked stats for comparisons: leaderboards, distributions, and percentiles. */
export const rankedStats = pgTable(
  'ranked_stats',
  {
    ...rankedPlayer,
    ...statColumns(comparedStats),
    season: text('season').notNull(),
    kills: integer('kills').notNull(),
    deaths: integer('deaths').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.season, table.mode, table.accountId] }),
    index('ranked_stats_points').on(table.platform, table.season, table.mode, table.rankPoint.desc()),
  ],
);

/** Leaderboards, one row for each place. Those of past seasons stay as they were at the end. */
export const boardRows = pgTable(
  'board_rows',
  {
    ...rankedPlayer,
    ...statColumns(boardStats),
    season: text('season').notNull(),
    board: text('board').notNull(),
    place: integer('place').notNull(),
    /** Empty: the player asked not to be shown. */
    name: text('name').notNull(),
    /** Place and points on the last board of yesterday. Null: not on it. */
    previousPlace: integer('previous_place'),
    previousPoints: integer('previous_points'),
    /** The place on the player's first stored board of the season. Null: there was none before today. */
    firstPlace: integer('first_place'),
    /** Whether yesterday's board is stored without the player. */
    isNew: boolean('is_new').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.board, table.mode, table.place] }),
    /** Finds who gained most places without reading the board. */
    index('board_rows_climbs')
      .on(table.season, table.board, table.mode, sql`(${table.previousPlace} - ${table.place}) desc`)
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
    /** How many of the kills were bots; null: the kill log is not known. */
    botKills: integer('bot_kills'),
    /** The parts of the grade, place, damage, kills, and time; null: none. */
    grade: smallint('grade').array(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.accountId, table.createdAt] }),
    index('participants_of_account').on(table.accountId, table.createdAt.desc(), table.matchId),
    /** Finds the player with most kills in ranked matches of a day. */
    index('participants_kills').on(table.matchType, table.kills.desc(), table.createdAt.desc()),
  ],
);

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
    /** When stats and matches were last renewed. */
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

/** Each player's stats with each weapon, read when the source has time. */
export const weaponMasteries = pgTable('weapon_masteries', {
  accountId: text('account_id').primaryKey(),
  weapons: jsonb('weapons').$type<readonly WeaponMastery[]>().notNull(),
  fetchedAt: time('fetched_at').notNull(),
});

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
    index('renewals_finished_at').on(table.finishedAt),
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
    kind: text('kind').$type<'lookup' | 'renewal' | 'webhook'>().notNull(),
    left: doublePrecision('left').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitor, table.kind] }), index('visitor_shares_at').on(table.at)],
);

/** Players who asked not to be shown. Only their ids can be read here. */
export const hiddenPlayers = pgTable('hidden_players', {
  accountId: text('account_id').primaryKey(),
  platform: text('platform').notNull(),
  hiddenAt: time('hidden_at').notNull(),
  /** A hash of the last known name, so that a lookup of it is refused without a request. Null: no name is known. */
  nameHash: text('name_hash'),
  /** When the source last said that the player has this name. */
  namedAt: time('named_at'),
});

/** The remaining requests of each API key, shared by all hosts. */
export const rateBudgets = pgTable('rate_budgets', {
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

/** Tracks of matches, in a partition for each week (`../partitions.ts`). */
export const tracks = pgTable(
  'tracks',
  {
    matchId: text('match_id').notNull(),
    createdAt: time('created_at').notNull(),
    mapName: text('map_name').notNull(),
    /** A hash of the content. */
    version: text('version').notNull(),
    /** The length of the file. 0: the match has no positions. */
    bytes: integer('bytes').notNull(),
    /** Whether the telemetry breaks off. A whole file replaces it. */
    isCut: boolean('is_cut').notNull(),
    content: packed('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.createdAt] })],
);

/** Landings of looked-up players, in a partition for each week. */
export const landings = pgTable(
  'landings',
  {
    matchId: text('match_id').notNull(),
    accountId: text('account_id').notNull(),
    createdAt: time('created_at').notNull(),
    mapName: text('map_name').notNull(),
    /** Meters. */
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    /** Empty: elsewhere. */
    town: text('town').notNull(),
    place: smallint('place').notNull(),
    kills: smallint('kills').notNull(),
    isDeadEarly: boolean('is_dead_early').notNull(),
    /** Where the player killed others: x and y of each. */
    wonAt: integer('won_at').array().notNull(),
    /** Where others killed the player. */
    lostAt: integer('lost_at').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.accountId, table.createdAt] }),
    index('landings_of_account').on(table.accountId, table.createdAt.desc()),
  ],
);

/** The sums of some landings. Averages are computed from them. */
const sums = {
  landings: integer('landings').notNull(),
  places: integer('places').notNull(),
  wins: integer('wins').notNull(),
  kills: integer('kills').notNull(),
  deadEarly: integer('dead_early').notNull(),
};

const inDay = {
  /** The day on which the match began, in UTC. */
  day: date('day').notNull(),
  mapName: text('map_name').notNull(),
  gameMode: text('game_mode').notNull(),
  isRanked: boolean('is_ranked').notNull(),
};

/** Sums of landings by the squares of a grid. */
export const landingCells = pgTable(
  'landing_cells',
  { ...inDay, cell: smallint('cell').notNull(), ...sums },
  (table) => [
    primaryKey({ columns: [table.day, table.mapName, table.gameMode, table.isRanked, table.cell] }),
  ],
);

/** Sums of landings by town. The town `*` is the whole map, and the empty one is elsewhere. */
export const landingTowns = pgTable(
  'landing_towns',
  {
    ...inDay,
    town: text('town').notNull(),
    ...sums,
    /** Matches in which somebody landed there. */
    matches: integer('matches').notNull(),
    /** Teams, added up over those matches. */
    teams: integer('teams').notNull(),
    /** Matches with a fight soon after the landing, and its seconds after the first landing. */
    fights: integer('fights').notNull(),
    fightSeconds: doublePrecision('fight_seconds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.mapName, table.gameMode, table.isRanked, table.town] }),
  ],
);

/** Sums of landings in each hour of the last two days, of all modes. */
export const landingHours = pgTable(
  'landing_hours',
  {
    hour: time('hour').notNull(),
    mapName: text('map_name').notNull(),
    town: text('town').notNull(),
    ...sums,
  },
  (table) => [primaryKey({ columns: [table.hour, table.mapName, table.town] })],
);

/** Results for pages, written by a job. */
export const hotDrops = pgTable(
  'hot_drops',
  {
    mapName: text('map_name').notNull(),
    /** Empty: all modes. */
    gameMode: text('game_mode').notNull(),
    kind: text('kind').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mapName, table.gameMode, table.kind] })],
);
