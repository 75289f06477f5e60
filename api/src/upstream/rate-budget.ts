import { eq, sql } from 'drizzle-orm';
import { rateBudgets } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { rateBudgetWindow } from '../durations.ts';
import { UpstreamError } from './upstream.ts';

/** The remaining requests of an API key. All hosts share the key, so the budget is in the database. */
export interface RateBudget {
  /**
   * Spends one request, or throws if none is left. `reserve` is the share of the limit, from 0 to 1, that must stay for
   * other callers.
   */
  spend(reserve?: number): Promise<void>;
  /** Takes the limit from the headers of an answer. */
  update(headers: Headers): Promise<void>;
  /** Allows no requests until then. */
  block(until: Date): Promise<void>;
}

const readNumber = (headers: Headers, name: string): number | null => {
  const value = Number(headers.get(name) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};

interface RateBudgetOptions {
  readonly name: string;
  /** Requests per minute until the service names its limit. */
  readonly defaultLimit: number;
  readonly now: () => Date;
}

export const createRateBudget = (
  db: Database,
  { name, defaultLimit, now }: RateBudgetOptions,
): RateBudget => {
  const read = async () => {
    const [row] = await db.select().from(rateBudgets).where(eq(rateBudgets.name, name));
    return row;
  };
  const save = async (left: number, limit: number, resetsAt: Date): Promise<void> => {
    const row = { name, left, limit, resetsAt };
    await db.insert(rateBudgets).values(row).onConflictDoUpdate({ target: rateBudgets.name, set: row });
  };
  return {
    async spend(reserve = 0) {
      const time = now();
      const nextReset = new Date(time.getTime() + rateBudgetWindow);
      const isReset = sql`${rateBudgets.resetsAt} <= ${time.toISOString()}::timestamptz`;
      const [row] = await db
        .insert(rateBudgets)
        .values({ name, left: defaultLimit - 1, limit: defaultLimit, resetsAt: nextReset })
        .onConflictDoUpdate({
          target: rateBudgets.name,
          set: {
            left: sql`case when ${isReset} then ${rateBudgets.limit} else ${rateBudgets.left} end - 1`,
            resetsAt: sql`case when ${isReset} then ${nextReset.toISOString()}::timestamptz else ${rateBudgets.resetsAt} end`,
          },
          setWhere: sql`${rateBudgets.left} > floor(${rateBudgets.limit} * ${reserve}::float8) or ${isReset}`,
        })
        .returning();
      if (row) return;
      const budget = await read();
      const retryAfter = Math.max(1_000, (budget?.resetsAt.getTime() ?? 0) - time.getTime());
      throw new UpstreamError('limited', `The requests of the ${name} key for this minute are spent.`, {
        retryAfter,
      });
    },
    async update(headers) {
      const limit = readNumber(headers, 'x-ratelimit-limit');
      const left = readNumber(headers, 'x-ratelimit-remaining');
      const resetsAt = readNumber(headers, 'x-ratelimit-reset');
      if (limit !== null && left !== null && resetsAt !== null)
        await save(left, limit, new Date(resetsAt * 1000));
    },
    async block(until) {
      const budget = await read();
      await save(0, budget?.limit ?? defaultLimit, until);
    },
  };
};
