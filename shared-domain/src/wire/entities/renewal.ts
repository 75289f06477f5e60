import * as v from 'valibot';
import { amount, count, dataShard, filled, known, time } from './values.ts';

/** A renewal that waits or runs: retry after this number of milliseconds. */
export const renewalPendingSchema = v.object({
  /** How many players are ahead; 0: it is this player's turn. */
  waitCount: count,
  retryAfter: amount,
  /** The expected time until the renewal ends, in milliseconds. */
  expectedWait: v.optional(amount),
});

/** Nothing runs (any more): how the player stands, and what the last renewal changed. */
export const renewalDoneSchema = v.object({
  shard: dataShard,
  name: filled,
  syncedAt: known(time),
  changes: known(
    v.object({
      /** How many matches are new. */
      matches: count,
      /** By how many ranked points each mode went up or down. */
      rankPoint: v.record(filled, v.number()),
    }),
  ),
});

export type RenewalPending = v.InferOutput<typeof renewalPendingSchema>;
export type RenewalDone = v.InferOutput<typeof renewalDoneSchema>;
