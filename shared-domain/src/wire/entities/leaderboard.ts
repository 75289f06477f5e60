import * as v from 'valibot';
import { boardStatSchemas } from './compared-stats.ts';
import { tierSchema } from './player.ts';
import { amount, count, dataShard, filled, known, text } from './values.ts';

const place = v.pipe(count, v.minValue(1));
const difference = v.pipe(v.number(), v.integer());

/** Rows of one page of a board: a page to read, or the whole board. */
export const boardPageSizes = [50, 500] as const;

/** Changes of a row since the last board of yesterday, in UTC, and over the season. */
const movementSchema = v.object({
  /** Places gained since yesterday; negative: lost. Null: new, or yesterday's board is not stored. */
  day: known(difference),
  /** Points won since yesterday; negative: lost. Null as above. */
  points: known(difference),
  /** Places gained since the first stored board of the season with this player. Null: this is the first one. */
  season: known(difference),
  /** Whether the player was not on yesterday's board. */
  isNew: v.boolean(),
});

/** A player of a board. */
const listed = {
  accountId: filled,
  name: filled,
  /** The platform of the player's page. */
  shard: dataShard,
  profileUrl: known(text),
  rankPoint: boardStatSchemas.rankPoint,
  ...tierSchema.entries,
};

export const leaderboardRowSchema = v.object({
  ...listed,
  /** The rank that the game publishes. Null: the site ranks the board itself, in the order of the rows. */
  rank: v.optional(known(place), null),
  /** The place by points, from 1, in every sorting. Absent: the API of this site has none. */
  place: v.optional(place),
  /** Absent: the season is over, or the API of this site has none. */
  movement: v.optional(movementSchema),
  /** The region whose board the row comes from; null: the platform has one board. */
  region: known(dataShard),
  ...boardStatSchemas,
});

/** A player who gained places since yesterday. */
export const climberSchema = v.object({
  ...listed,
  /** The board: a platform or region, and a mode, as in addresses. */
  board: filled,
  mode: filled,
  place,
  /** Places and points gained since yesterday. */
  gained: place,
  points: difference,
});

/** The points of the last place of a group such as the top 100. */
export const cutoffSchema = v.object({
  place,
  /** Null: the board has fewer players. */
  rankPoint: known(amount),
  /** The change in a week. Null: the board of a week ago is not stored or was shorter. */
  week: known(difference),
});

/** A ranked player who is not among the places that a board shows. */
export const beyondBoardSchema = v.object({
  ...listed,
  /** The exact place and the number of ranked players. Null: the game ranks the board, and publishes no place beyond it. */
  place: known(place),
  population: known(count),
});

/** Pagination of a list. The first page is 1. */
export const listMetaSchema = v.object({
  page: place,
  perPage: place,
  totalCount: count,
});

export type LeaderboardRow = v.InferOutput<typeof leaderboardRowSchema>;
export type Climber = v.InferOutput<typeof climberSchema>;
export type Cutoff = v.InferOutput<typeof cutoffSchema>;
export type BeyondBoard = v.InferOutput<typeof beyondBoardSchema>;
export type ListMeta = v.InferOutput<typeof listMetaSchema>;
