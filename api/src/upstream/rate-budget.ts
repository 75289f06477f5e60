import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { backgroundShares, rateBudgets } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { rateBudgetWindow } from '../durations.ts';
import type { KeyState } from './key-state.ts';
import { UpstreamError } from './upstream.ts';

/**
 * Reserves a share of the key's requests for background work, even while visitors always wait. Each kind of work saves its
 * share until it can pay for the next job; other work then leaves it that many requests. Idle kinds take nothing.
 */

/** The parts of a key's limit: together less than the rest that visitors do not need. */
const parts = {
  board: 0.05,
  later: 0.05,
  detail: 0.02,
} as const;

type BackgroundWork = keyof typeof parts;

/** A small key saves this many requests, more than the largest piece of work needs. */
const minSaved = 6;
/** A large key saves the part of this many windows. */
const savedWindows = 2;
/** Work that does not return within this time is owed nothing. */
const owedFor = 2 * rateBudgetWindow;

const isBackgroundWork = (work: string): work is BackgroundWork => work in parts;

const toSql = (time: Date) => sql`${time.toISOString()}::timestamptz`;

const ofWork = (budget: string, work: BackgroundWork) =>
  and(eq(backgroundShares.budget, budget), eq(backgroundShares.work, work));

interface ShareRequest {
  readonly budget: string;
  readonly work: BackgroundWork;
  readonly requests: number;
  /** The requests that the key allows per minute. */
  readonly limit: number;
  readonly at: Date;
}

/** Spends a share if it has enough, and the key too. If only the key is spent, the next window owes the requests. */
const spendShare = (
  db: Database,
  { budget, work, requests, limit, at }: ShareRequest,
  spendKey: (tx: Database) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const perWindow = parts[work] * limit;
    const max = Math.max(minSaved, savedWindows * perWindow);
    // Absolute, so that a clock that was set back does not stop the share.
    const passed = sql`abs(extract(epoch from ${toSql(at)} - ${backgroundShares.at})) * 1000`;
    const refilled = sql`least(${max}::float8, ${backgroundShares.left} + ${passed} * ${perWindow / rateBudgetWindow}::float8)`;
    const [share] = await tx
      .insert(backgroundShares)
      .values({ budget, work, left: 0, at, owed: 0 })
      .onConflictDoUpdate({
        target: [backgroundShares.budget, backgroundShares.work],
        set: { left: refilled, at, owed: 0 },
      })
      .returning();
    if (!share || share.left < requests) return false;
    const isSpent = await spendKey(tx);
    await tx
      .update(backgroundShares)
      .set(isSpent ? { left: share.left - requests } : { owed: requests })
      .where(ofWork(budget, work));
    return isSpent;
  });

/** Returns requests that were not used. */
const returnToShare = async (
  db: Database,
  budget: string,
  work: BackgroundWork,
  requests: number,
): Promise<void> => {
  await db
    .update(backgroundShares)
    .set({ left: sql`${backgroundShares.left} + ${requests}::int` })
    .where(ofWork(budget, work));
};

/** The requests that are owed to background work. */
const countOwed = (budget: string, at: Date): SQL => sql`(
  select coalesce(sum(${backgroundShares.owed}), 0)::int from ${backgroundShares}
   where ${backgroundShares.budget} = ${budget}
     and ${backgroundShares.at} between ${toSql(new Date(at.getTime() - owedFor))} and ${toSql(at)})`;

/** The share of a key's limit that each kind of work leaves to the kinds above it. */
const keptShares = {
  /** Names in the queue, ten with one request. */
  name: 0,
  /** Stats that a page waits for. */
  page: 0,
  /** A page waits, but the name may be invented. */
  lookup: 0.2,
  /** A renewal by button. */
  button: 0.2,
  board: 0.5,
  /** A renewal without a visitor who waits. */
  later: 0.7,
  /** Clans and weapon mastery. */
  detail: 0.7,
} as const;

/** While visitors wait, they get at least this share of a key. */
export const visitorsShare = 0.85;

/** Stats leave this many requests to names that wait, so that the queue soon drops names that do not exist. */
const keptForNames = 1;

export type Priority = keyof typeof keptShares;

/** The remaining requests of an API key. All hosts share the key, so the budget is in the database. */
export interface RateBudget {
  /**
   * Reserves requests for a piece of work: all at once, or none and an error. Unused ones are returned afterwards. Work
   * within other work adds to its reservation and has its priority.
   */
  reserve<T>(requests: number, work: () => Promise<T>, priority?: Priority): Promise<T>;
  /** Spends a reserved request, or one more if none is reserved. */
  spend(): Promise<void>;
  /** Lowers the rest to the one that an answer names. */
  update(headers: Headers): Promise<void>;
  /** Allows no requests until then. */
  block(until: Date): Promise<void>;
  /** The requests that the key allows per minute. */
  readLimit(): Promise<number>;
}

/** For sources without a limit. */
export const unlimitedBudget: RateBudget = {
  reserve: (_requests, work) => work(),
  spend: async () => {},
  update: async () => {},
  block: async () => {},
  readLimit: async () => Number.POSITIVE_INFINITY,
};

const readNumber = (headers: Headers, name: string): number | null => {
  const value = Number(headers.get(name) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};

interface RateBudgetOptions {
  readonly name: string;
  /** Requests per minute until the service names its limit. */
  readonly defaultLimit: number;
  readonly now: () => Date;
  readonly keyState: KeyState;
  /** How many names and renewals visitors wait for, on all hosts. */
  readonly countWaiting: () => Promise<{ readonly names: number; readonly renewals: number }>;
  /** Called for each request that counts. */
  readonly onSpend?: (priority: Priority) => void;
}

interface Reservation {
  readonly priority: Priority;
  left: number;
  /** How many of them come from the share of background work. */
  fromShare: number;
}

const { left: leftColumn, limit: limitColumn, resetsAt: resetColumn } = rateBudgets;

export const createRateBudget = (
  db: Database,
  { name, defaultLimit, now, keyState, countWaiting, onSpend = () => {} }: RateBudgetOptions,
): RateBudget => {
  const reservations = new AsyncLocalStorage<Reservation>();
  const toSql = (time: Date) => sql`${time.toISOString()}::timestamptz`;

  /** The end of a window, at most one window away: a service may have another clock than this host. */
  const limitReset = (reset: Date): Date =>
    new Date(Math.min(reset.getTime(), now().getTime() + rateBudgetWindow));

  /** Whether the stored window is over. One that ends later than a window can was stored before the clock was set back. */
  const isOver = (time: Date) =>
    sql`(${resetColumn} <= ${toSql(time)} or ${resetColumn} > ${toSql(new Date(time.getTime() + rateBudgetWindow))})`;

  const read = async () => {
    const [row] = await db.select().from(rateBudgets).where(eq(rateBudgets.name, name));
    return row;
  };

  const readLimit = async () => (await read())?.limit ?? defaultLimit;

  /** The requests that this work leaves to other work; null: all, because visitors wait. */
  const findKept = async (priority: Priority): Promise<SQL | null> => {
    const { names, renewals } = await countWaiting();
    const isBackground = isBackgroundWork(priority);
    if (isBackground && names + renewals > 0) return null;
    const forNames = priority !== 'name' && names > 0 ? keptForNames : 0;
    const owed = isBackground ? sql`0` : countOwed(name, now());
    return sql`greatest(${forNames}::int, ceil(${limitColumn} * ${keptShares[priority]}::float8)) + ${owed}`;
  };

  /** Takes requests if this many are left afterwards. */
  const takeFromKey = async (tx: Database, requests: number, kept: SQL): Promise<boolean> => {
    const time = now();
    const nextReset = new Date(time.getTime() + rateBudgetWindow);
    const isReset = isOver(time);
    const left = sql`case when ${isReset} then ${limitColumn} else ${leftColumn} end - ${requests}::int`;
    const taken = await tx
      .insert(rateBudgets)
      .values({ name, left: defaultLimit - requests, limit: defaultLimit, resetsAt: nextReset })
      .onConflictDoUpdate({
        target: rateBudgets.name,
        set: {
          left,
          resetsAt: sql`case when ${isReset} then ${toSql(nextReset)} else ${resetColumn} end`,
        },
        setWhere: sql`${left} >= ${kept}`,
      })
      .returning();
    return taken.length > 0;
  };

  const takeFromShare = async (requests: number, work: Priority): Promise<boolean> => {
    if (!isBackgroundWork(work)) return false;
    const share = { budget: name, work, requests, limit: await readLimit(), at: now() };
    return spendShare(db, share, (tx) => takeFromKey(tx, requests, sql`0`));
  };

  /** Takes requests, or throws. Returns how many come from the share of background work. */
  const take = async (requests: number, priority: Priority): Promise<number> => {
    if (requests <= 0) return 0;
    const kept = await findKept(priority);
    const isTaken = kept ? await takeFromKey(db, requests, kept) : await takeFromShare(requests, priority);
    if (isTaken) return kept ? 0 : requests;
    const budget = await read();
    const retryAfter = Math.max(1_000, (budget?.resetsAt.getTime() ?? 0) - now().getTime());
    throw new UpstreamError('limited', `The requests of the ${name} key for this minute are spent.`, {
      retryAfter,
    });
  };

  const giveBack = async (
    { left: requests, fromShare, priority }: Reservation,
    reservedAt: Date,
  ): Promise<void> => {
    const unused = Math.min(requests, fromShare);
    if (unused > 0 && isBackgroundWork(priority)) await returnToShare(db, name, priority, unused);
    // A later window has its full limit already.
    const isSameWindow = sql`${resetColumn} > ${toSql(now())} and ${resetColumn} <= ${toSql(new Date(reservedAt.getTime() + rateBudgetWindow))}`;
    if (requests > 0)
      await db
        .update(rateBudgets)
        .set({ left: sql`least(${limitColumn}, ${leftColumn} + ${requests}::int)` })
        .where(sql`${rateBudgets.name} = ${name} and ${isSameWindow}`);
  };

  return {
    async reserve(requests, work, priority = 'page') {
      const outer = reservations.getStore();
      if (outer) {
        const missing = Math.max(0, requests - outer.left);
        outer.fromShare += await take(missing, outer.priority);
        outer.left += missing;
        return work();
      }
      await keyState.check();
      const reservedAt = now();
      const reservation = { priority, left: requests, fromShare: await take(requests, priority) };
      try {
        return await reservations.run(reservation, work);
      } finally {
        await giveBack(reservation, reservedAt);
      }
    },
    async spend() {
      await keyState.take();
      const reservation = reservations.getStore();
      const priority = reservation?.priority ?? 'page';
      if (reservation && reservation.left > 0) reservation.left--;
      else await take(1, priority);
      onSpend(priority);
    },
    async update(headers) {
      const limit = readNumber(headers, 'x-ratelimit-limit');
      const left = readNumber(headers, 'x-ratelimit-remaining');
      const reset = readNumber(headers, 'x-ratelimit-reset');
      if (limit === null || left === null || reset === null) return;
      const resetsAt = limitReset(new Date(reset * 1000));
      const raised = sql`${leftColumn} + ${limit}::int - ${limitColumn}`;
      // An answer that arrives after its window says nothing about the next one.
      const isLate = resetsAt <= now();
      const isReset = isOver(now());
      await db
        .insert(rateBudgets)
        .values({ name, left, limit, resetsAt })
        .onConflictDoUpdate({
          target: rateBudgets.name,
          set: isLate
            ? { limit, left: raised }
            : {
                limit,
                left: sql`case when ${isReset} then ${left}::int else least(${raised}, ${left}::int) end`,
                resetsAt,
              },
        });
    },
    async block(until) {
      const resetsAt = limitReset(until);
      const row = { name, left: 0, limit: defaultLimit, resetsAt };
      await db
        .insert(rateBudgets)
        .values(row)
        .onConflictDoUpdate({ target: rateBudgets.name, set: { left: 0, resetsAt } });
    },
    readLimit,
  };
};
