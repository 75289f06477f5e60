import * as v from 'valibot';
import { tierSchema } from './player.ts';
import { amount, count, dataShard, filled, known, ratio, text } from './values.ts';

export const leaderboardRowSchema = v.object({
  accountId: filled,
  name: filled,
  /** The rank that the game publishes. Null: the site ranks the board itself, in the order of the rows. */
  rank: v.optional(known(v.pipe(count, v.minValue(1))), null),
  /** The platform of the player's page. */
  shard: dataShard,
  /** The region whose board the row comes from; null: the platform has one board. */
  region: known(dataShard),
  profileUrl: known(text),
  rankPoint: amount,
  ...tierSchema.entries,
  kda: known(amount),
  avgDamageDealt: known(amount),
  wins: known(count),
  winRatio: known(ratio),
  roundsPlayed: known(count),
});

/** Pagination of a list. The first page is 1. */
export const listMetaSchema = v.object({
  page: v.pipe(count, v.minValue(1)),
  perPage: v.pipe(count, v.minValue(1)),
  totalCount: count,
});

export type LeaderboardRow = v.InferOutput<typeof leaderboardRowSchema>;
export type ListMeta = v.InferOutput<typeof listMetaSchema>;
