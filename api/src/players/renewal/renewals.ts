import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { ageOf, type Context } from '../../context.ts';
import { renewals } from '../../data/schema.ts';
import { failureCooldown, renewalLease } from '../../durations.ts';
import type { Priority } from '../../upstream/rate-budget.ts';
import type { PlayerRow } from '../find-player.ts';

/** Renewals with a smaller number run first. */
export const renewalOrder = { page: 0, button: 1, later: 2 } as const satisfies Partial<
  Record<Priority, number>
>;

export type RenewalPriority = keyof typeof renewalOrder;

/** The priority of a stored number. */
export const readPriority = (order: number): RenewalPriority => {
  if (order <= renewalOrder.page) return 'page';
  return order === renewalOrder.button ? 'button' : 'later';
};

/** Requested renewals. The table is the source of truth; the job queue only runs them. */

export type Renewal = typeof renewals.$inferSelect;

export const renewalJob = 'renewal';

export const readRenewal = async ({ db }: Context, accountId: string): Promise<Renewal | null> => {
  const [row] = await db.select().from(renewals).where(eq(renewals.accountId, accountId)).limit(1);
  return row ?? null;
};

/** The number of players ahead in the queue. */
export const countAhead = (
  { db }: Context,
  { priority, requestedAt }: Pick<Renewal, 'priority' | 'requestedAt'>,
): Promise<number> =>
  db.$count(
    renewals,
    and(
      isNull(renewals.finishedAt),
      or(
        lt(renewals.priority, priority),
        and(eq(renewals.priority, priority), lt(renewals.requestedAt, requestedAt)),
      ),
    ),
  );

/** Whether a page waits for a first renewal that no host works on. */
export const hasWaitingFirstRenewals = async ({ db }: Context): Promise<boolean> => {
  const isFirst = eq(renewals.priority, renewalOrder.page);
  const isWaiting = and(isNull(renewals.finishedAt), isNull(renewals.leasedUntil));
  return (await db.$count(renewals, and(isFirst, isWaiting))) > 0;
};

/** Selects renewals that no host works on, except those with a higher priority than `from`. */
const isFree = (time: Date, from: RenewalPriority) =>
  and(
    isNull(renewals.finishedAt),
    gte(renewals.priority, renewalOrder[from]),
    or(isNull(renewals.leasedUntil), lt(renewals.leasedUntil, time)),
  );

/**
 * Takes the next renewal of the queue. It belongs to this host until its lease ends. The table decides the order, so a
 * job runs any renewal, not the one that it was queued for. Skips renewals with a higher priority than `from`.
 */
export const claimRenewal = async ({ db, now }: Context, from: RenewalPriority): Promise<Renewal | null> => {
  const time = now();
  const next = db
    .select({ accountId: renewals.accountId })
    .from(renewals)
    .where(isFree(time, from))
    .orderBy(renewals.priority, renewals.requestedAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(renewals)
    .set({
      startedAt: sql`coalesce(${renewals.startedAt}, ${time.toISOString()}::timestamptz)`,
      leasedUntil: new Date(time.getTime() + renewalLease),
    })
    // As a list, because a plan may run a subquery once for each row, and each run would lock the next renewal.
    .where(sql`${renewals.accountId} = any(array(${next}))`)
    .returning();
  return claimed ?? null;
};

/** Sets how long a renewal belongs to this host; null releases it. */
export const setLease = async (
  { db }: Context,
  accountId: string,
  leasedUntil: Date | null,
): Promise<void> => {
  await db
    .update(renewals)
    .set({ leasedUntil })
    .where(and(eq(renewals.accountId, accountId), isNull(renewals.finishedAt)));
};

/** Milliseconds until a failed renewal may be tried again. */
export const readFailureCooldown = (context: Context, renewal: Renewal | null): number => {
  if (!renewal?.error || !renewal.finishedAt) return 0;
  const { min, max } = failureCooldown;
  const cooldown = Math.min(max, min * 2 ** (renewal.failures - 1));
  return cooldown - ageOf(context, renewal.finishedAt);
};

interface RenewalRequest {
  readonly visitor: string;
  readonly priority: RenewalPriority;
  /** The time that decides the place in the queue. */
  readonly requestedAt?: Date;
}

/** Queues a renewal. A renewal that is already queued moves forward if this request has a higher priority. */
export const requestRenewal = async (
  context: Context,
  { accountId, platform }: PlayerRow,
  { visitor, priority, requestedAt = context.now() }: RenewalRequest,
): Promise<Renewal> => {
  const order = renewalOrder[priority];
  const fresh = {
    platform,
    visitor,
    priority: order,
    requestedAt,
    startedAt: null,
    leasedUntil: null,
    finishedAt: null,
    error: null,
    changes: null,
  };
  const [row] = await context.db
    .insert(renewals)
    .values({ accountId, ...fresh })
    .onConflictDoUpdate({
      target: renewals.accountId,
      set: fresh,
      setWhere: sql`${renewals.finishedAt} is not null or ${renewals.priority} > ${order}::int and ${renewals.startedAt} is null`,
    })
    .returning();
  await context.queue.send(renewalJob, { accountId }, accountId);
  const renewal = row ?? (await readRenewal(context, accountId));
  if (!renewal) throw new Error('The database did not return the renewal.');
  return renewal;
};
