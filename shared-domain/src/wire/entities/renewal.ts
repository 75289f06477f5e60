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

/** No renewal is running: the player's state, and the changes by the last renewal. */
export const renewalDoneSchema = v.object({
  shard: dataShard,
  name: filled,
  syncedAt: known(time),
  changes: known(
    v.object({
      /** The number of new matches. */
      matches: count,
      /** The change of rank points by mode. */
      rankPoint: v.record(filled, v.number()),
    }),
  ),
});

export type RenewalPending = v.InferOutput<typeof renewalPendingSchema>;
export type RenewalDone = v.InferOutput<typeof renewalDoneSchema>;
