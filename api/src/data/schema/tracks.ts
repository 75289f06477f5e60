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
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { packed } from './packed.ts';
import { time } from './time.ts';

/** Tracks of matches, in a partition for each week (`../partitions.ts`). */
export const tracks = pgTable(
  'tracks',
  {
    matchId: text('match_id').notNull(),
    createdAt: time('created_at').notNull(),
    mapName: text('map_name').notNull(),
    /** A hash of the content. */
    version: text('version').notNull(),
    /** Before compression. 0: the match has no positions. */
    bytes: integer('bytes').notNull(),
    /** Whether the telemetry breaks off. A whole file replaces it. */
    isCut: boolean('is_cut').notNull(),
    /** Whether the job has added it to the ground of its map. */
    isDrawn: boolean('is_drawn').notNull(),
    content: packed('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.createdAt] }),
    index('tracks_to_draw').on(table.createdAt).where(sql`not ${table.isDrawn}`),
  ],
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

/** Where players walk and drive on each map. */
export const mapGrounds = pgTable('map_grounds', {
  mapName: text('map_name').primaryKey(),
  matches: integer('matches').notNull(),
  /** Counts of each square, compressed. */
  counts: packed('counts').notNull(),
  /** Levels, as calls answer them. */
  walked: text('walked').notNull(),
  driven: text('driven').notNull(),
  updatedAt: time('updated_at').notNull(),
});
