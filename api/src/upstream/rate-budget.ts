import { AsyncLocalStorage } from 'node:async_hooks';
import { eq, type SQL, sql } from 'drizzle-orm';
import { rateBudgets } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { rateBudgetWindow } from '../durations.ts';
import { UpstreamError } from './upstream.ts';

/** The share of a key's limit that each kind of work leaves to the kinds above it. */
const keptShares = {
  /** Names in the queue, ten with one request. */
  name: 0,
  /** Figures that a page waits for. */
  page: 0,
  /** A page waits, but the name may be invented. */
  lookup: 0.2,
  /** A renewal by button. */
  button: 0.2,
  board: 0.5,
  later: 0.7,
} as const;

/** While visitors wait, work without a visitor uses at most the rest of this share. */
export const visitorsShare = 0.85;

/** Figures leave this many requests to names that wait, so that the queue soon drops names that do not exist. */
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
  /** How many names and renewals visitors wait for, on all hosts. */
  readonly countWaiting: () => Promise<{ readonly names: number; readonly renewals: number }>;
  /** Called for each request that counts. */
  readonly onSpend?: (priority: Priority) => void;
}

interface Reservation {
  readonly priority: Priority;
  left: number;
}

const { left: leftColumn, limit: limitColumn, resetsAt: resetColumn } = rateBudgets;

export const createRateBudget = (
  db: Database,
  { name, defaultLimit, now, countWaiting, onSpend = () => {} }: RateBudgetOptions,
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

  /** The requests that this work leaves to more important work. */
  const findKept = async (priority: Priority): Promise<SQL> => {
    if (priority === 'name') return sql`0`;
    const { names, renewals } = await countWaiting();
    const isForVisitors = priority !== 'board' && priority !== 'later';
    const isLater = !isForVisitors && names + renewals > 0;
    const share = isLater ? Math.max(keptShares[priority], visitorsShare) : keptShares[priority];
    return sql`greatest(${names > 0 ? keptForNames : 0}::int, ceil(${limitColumn} * ${share}::float8))`;
  };

  const take = async (requests: number, priority: Priority): Promise<void> => {
    if (requests <= 0) return;
    const time = now();
    const nextReset = new Date(time.getTime() + rateBudgetWindow);
    const kept = await findKept(priority);
    const isReset = isOver(time);
    const left = sql`case when ${isReset} then ${limitColumn} else ${leftColumn} end - ${requests}::int`;
    const [row] = await db
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
    if (row) return;
    const budget = await read();
    const retryAfter = Math.max(1_000, (budget?.resetsAt.getTime() ?? 0) - time.getTime());
    throw new UpstreamError('limited', `The requests of the ${name} key for this minute are spent.`, {
      retryAfter,
    });
  };

  const giveBack = async (requests: number, reservedAt: Date): Promise<void> => {
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
        await take(missing, outer.priority);
        outer.left += missing;
        return work();
      }
      const reservedAt = now();
      await take(requests, priority);
      const reservation = { priority, left: requests };
      try {
        return await reservations.run(reservation, work);
      } finally {
        await giveBack(reservation.left, reservedAt);
      }
    },
    async spend() {
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
    readLimit: async () => (await read())?.limit ?? defaultLimit,
  };
};
