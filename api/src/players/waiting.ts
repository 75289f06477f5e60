import type { Refusal } from '@hotdrop/shared-domain/wire';
import { and, isNull, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { nameLookups, renewals } from '../data/schema/renewals.ts';
import type { Database } from '../data/store.ts';
import { queuePoll, rateBudgetWindow } from '../durations.ts';
import { refusal } from '../http/failures.ts';
import { visitorsShare } from '../upstream/rate-budget.ts';
import { renewalOrder } from './renewal/renewal-order.ts';

/**
 * Requests until the next new player has figures: normal and ranked ones, and the lookups of names that arrive meanwhile,
 * which come first. With a small key, a request finds fewer than two names.
 */
const requestsPerPlayer = 2.6;
const namesPerRequest = 10;

const unanswered = isNull(nameLookups.answeredAt);
const unfinished = and(isNull(renewals.finishedAt), lt(renewals.priority, renewalOrder.later));

interface Waiting {
  readonly names: number;
  readonly renewals: number;
}

/** The names and renewals that visitors wait for. */
export const countWaiting = async (db: Database): Promise<Waiting> => ({
  names: await db.$count(nameLookups, unanswered),
  renewals: await db.$count(renewals, unfinished),
});

/** Milliseconds until the key has served this many names and renewals with the part of it that visitors get. */
export const estimateWait = async (
  { budget }: Context,
  { names, renewals: count }: Waiting,
): Promise<number> => {
  const requests = Math.ceil(names / namesPerRequest) + (names + count) * requestsPerPlayer;
  return Math.round((requests / (visitorsShare * (await budget.readLimit()))) * rateBudgetWindow);
};

/** Milliseconds until the key has served everybody who waits now. */
export const estimateQueue = async (context: Context): Promise<number> =>
  estimateWait(context, await countWaiting(context.db));

/** Answers with the place in the queue, the expected time, and when to ask again. */
export const answerQueued = async (
  context: Context,
  ahead: Waiting,
  own: Waiting,
): Promise<Refusal & { readonly error: 'busy' }> => {
  const wait = await estimateWait(context, {
    names: ahead.names + own.names,
    renewals: ahead.renewals + own.renewals,
  });
  const { min, share, max } = queuePoll;
  const retryAfter = Math.min(max, Math.max(min, Math.round(wait * share)));
  return refusal('busy', { retryAfter, queue: { ahead: ahead.names + ahead.renewals, wait } });
};
