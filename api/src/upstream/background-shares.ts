import { and, eq, type SQL, sql } from 'drizzle-orm';
import { backgroundShares } from '../data/schema/shares.ts';
import type { Database } from '../data/store.ts';
import { rateBudgetWindow } from '../durations.ts';

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

export const isBackgroundWork = (work: string): work is BackgroundWork => work in parts;

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
export const spendShare = (
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
export const returnToShare = async (
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
export const countOwed = (budget: string, at: Date): SQL => sql`(
  select coalesce(sum(${backgroundShares.owed}), 0)::int from ${backgroundShares}
   where ${backgroundShares.budget} = ${budget}
     and ${backgroundShares.at} between ${toSql(new Date(at.getTime() - owedFor))} and ${toSql(at)})`;
