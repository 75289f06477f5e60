import type { Refusal } from '@hotdrop/shared-domain/wire';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { ageOf, type Context } from '../context.ts';
import { nameLookups, renewals, visitorShares } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { maxQueueTime, queuePoll, rateBudgetWindow, rateLimitWindow } from '../durations.ts';
import { refusal } from '../http/problem.ts';
import { localVisitor } from '../http/visitor.ts';
import { visitorsShare } from '../upstream/rate-budget.ts';
import { renewalOrder } from './renewal/renewals.ts';

/**
 * Requests until the next new player has stats: normal and ranked ones, and the lookups of names that arrive meanwhile,
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
const estimateQueue = async (context: Context): Promise<number> =>
  estimateWait(context, await countWaiting(context.db));

/** Refuses a visitor who would wait too long. Null: the queue has room. */
export const refuseIfFull = async (context: Context) => {
  const excess = (await estimateQueue(context)) - maxQueueTime;
  return excess > 0 ? refusal('busy', { retryAfter: excess, isAtCapacity: true }) : null;
};

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

/** The part of a key that one visitor may spend on names that the site does not know. */
const lookupShare = 0.3;
const minLookups = 2;

/** Button presses of a visitor per minute. */
export const renewalsPerMinute = 5;

/** Lookups of unknown names that one visitor may cause per minute. */
export const readLookupsPerMinute = async ({ budget }: Context): Promise<number> =>
  Math.max(minLookups, Math.floor((await budget.readLimit()) * lookupShare));

/**
 * Takes one from a visitor's share, which refills evenly. All hosts share it. Returns null, or the milliseconds until
 * the next one if none is left.
 */
export const takeShare = async (
  context: Context,
  visitor: string,
  kind: 'lookup' | 'renewal' | 'webhook',
  perMinute: number,
): Promise<number | null> => {
  // A trusted proxy that names no visitor speaks for many.
  if (visitor === localVisitor) return null;
  const { db } = context;
  const at = context.now();
  const passed = sql`abs(extract(epoch from ${at.toISOString()}::timestamptz - ${visitorShares.at})) * 1000`;
  const refilled = sql`least(${perMinute}::float8, ${visitorShares.left} + ${passed} * ${perMinute / rateLimitWindow}::float8)`;
  const [row] = await db
    .insert(visitorShares)
    .values({ visitor, kind, left: perMinute - 1, at })
    .onConflictDoUpdate({
      target: [visitorShares.visitor, visitorShares.kind],
      set: { left: sql`${refilled} - 1`, at },
      setWhere: sql`${refilled} >= 1`,
    })
    .returning();
  if (row) return null;
  const [share] = await db
    .select()
    .from(visitorShares)
    .where(and(eq(visitorShares.visitor, visitor), eq(visitorShares.kind, kind)));
  const elapsed = share ? ageOf(context, share.at) : 0;
  const missing = 1 - (share?.left ?? 0);
  return Math.max(1_000, Math.ceil((missing / perMinute) * rateLimitWindow - elapsed));
};

/** Deletes shares that are full again. */
export const deleteFullShares = async ({ db, now }: Context): Promise<void> => {
  await db.delete(visitorShares).where(lt(visitorShares.at, new Date(now().getTime() - rateLimitWindow)));
};
