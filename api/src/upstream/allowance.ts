import { eq, sql } from 'drizzle-orm';
import { allowances } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { allowanceWindow } from '../durations.ts';
import { UpstreamError } from './upstream.ts';

/** How many requests a source still takes. Kept in the database: all hosts share one key and its limit. */
export interface Allowance {
  /** Takes one request, or throws when none is left until later; `leaving` so many of a minute to others. */
  take(leaving?: Share): Promise<void>;
  /** Notes what the source itself says of the limit. */
  note(headers: Headers): Promise<void>;
  /** Nothing more until then. */
  exhaust(until: Date): Promise<void>;
}

/** 0 is nothing, 1 is all that a key takes in a minute. */
export type Share = number;

const numberIn = (headers: Headers, name: string): number | null => {
  const value = Number(headers.get(name) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};

interface Options {
  readonly name: string;
  /** What a key takes in a minute, until the source says otherwise. */
  readonly usual: number;
  readonly now: () => Date;
}

export const createAllowance = (db: Database, { name, usual, now }: Options): Allowance => {
  const set = async (left: number, limit: number, resetsAt: Date): Promise<void> => {
    const row = { name, left, limit, resetsAt };
    await db.insert(allowances).values(row).onConflictDoUpdate({ target: allowances.name, set: row });
  };
  return {
    async take(leaving = 0) {
      const time = now();
      const later = new Date(time.getTime() + allowanceWindow);
      const isOver = sql`${allowances.resetsAt} <= ${time.toISOString()}::timestamptz`;
      const [row] = await db
        .insert(allowances)
        .values({ name, left: usual - 1, limit: usual, resetsAt: later })
        .onConflictDoUpdate({
          target: allowances.name,
          set: {
            left: sql`case when ${isOver} then ${allowances.limit} else ${allowances.left} end - 1`,
            resetsAt: sql`case when ${isOver} then ${later.toISOString()}::timestamptz else ${allowances.resetsAt} end`,
          },
          setWhere: sql`${allowances.left} > floor(${allowances.limit} * ${leaving}::float8) or ${isOver}`,
        })
        .returning();
      if (row) return;
      const [known] = await db.select().from(allowances).where(eq(allowances.name, name));
      const retryAfter = Math.max(1_000, (known?.resetsAt.getTime() ?? 0) - time.getTime());
      throw new UpstreamError('limited', `The requests of ${name} for this minute are used up.`, {
        retryAfter,
      });
    },
    async note(headers) {
      const limit = numberIn(headers, 'x-ratelimit-limit');
      const left = numberIn(headers, 'x-ratelimit-remaining');
      const resetsAt = numberIn(headers, 'x-ratelimit-reset');
      if (limit !== null && left !== null && resetsAt !== null)
        await set(left, limit, new Date(resetsAt * 1000));
    },
    async exhaust(until) {
      const [known] = await db.select().from(allowances).where(eq(allowances.name, name));
      await set(0, known?.limit ?? usual, until);
    },
  };
};
