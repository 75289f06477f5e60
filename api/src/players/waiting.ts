import { and, isNull, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { nameLookups, renewals } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { rateBudgetWindow } from '../durations.ts';
import { renewalOrder } from './renewal/renewal-order.ts';

/** Requests that a new player costs after the name is known: normal and ranked figures. */
const requestsPerPlayer = 2;
const namesPerRequest = 10;

const unanswered = isNull(nameLookups.answeredAt);
const unfinished = and(isNull(renewals.finishedAt), lt(renewals.priority, renewalOrder.later));

const countWaiting = async (db: Database) => ({
  names: await db.$count(nameLookups, unanswered),
  renewals: await db.$count(renewals, unfinished),
});

/** Whether any visitor waits for a lookup or a renewal. */
export const hasWaitingVisitors = async (db: Database): Promise<boolean> => {
  const waiting = await countWaiting(db);
  return waiting.names + waiting.renewals > 0;
};

/** Milliseconds until the key has served this many names and renewals. */
export const estimateWait = async (
  { budget }: Context,
  { names, renewals: count }: { readonly names: number; readonly renewals: number },
): Promise<number> => {
  const requests = Math.ceil(names / namesPerRequest) + (names + count) * requestsPerPlayer;
  return Math.round((requests / (await budget.readLimit())) * rateBudgetWindow);
};

/** Milliseconds until the key has served everybody who waits now. */
export const estimateQueue = async (context: Context): Promise<number> =>
  estimateWait(context, await countWaiting(context.db));
