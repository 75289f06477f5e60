import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { renewals } from '../../data/schema.ts';
import type { PlayerRow } from '../player-row.ts';

/** Requested renewals. The table is the source of truth; the job queue only runs them. */

export type Renewal = typeof renewals.$inferSelect;

export const renewalJob = 'renewal';

export const readRenewal = async ({ db }: Context, accountId: string): Promise<Renewal | null> => {
  const [row] = await db.select().from(renewals).where(eq(renewals.accountId, accountId)).limit(1);
  return row ?? null;
};

/** The number of players ahead in the queue. */
export const countAhead = ({ db }: Context, { requestedAt }: Renewal): Promise<number> =>
  db.$count(renewals, and(isNull(renewals.finishedAt), lt(renewals.requestedAt, requestedAt)));

/** The number of renewals that a visitor requested within the last `withinMs` milliseconds. */
export const countRequestsBy = async (
  { db, now }: Context,
  visitor: string,
  withinMs: number,
): Promise<number> => {
  const since = new Date(now().getTime() - withinMs);
  const [row] = await db
    .select({ requests: count() })
    .from(renewals)
    .where(and(eq(renewals.visitor, visitor), gt(renewals.requestedAt, since)));
  return row?.requests ?? 0;
};

/** Queues a renewal, unless the player already has one in the queue. */
export const requestRenewal = async (
  context: Context,
  player: PlayerRow,
  visitor: string,
): Promise<Renewal> => {
  const { accountId, platform } = player;
  const fresh = {
    platform,
    visitor,
    requestedAt: context.now(),
    startedAt: null,
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
      setWhere: sql`${renewals.finishedAt} is not null`,
    })
    .returning();
  await context.queue.send(renewalJob, { accountId }, accountId);
  const renewal = row ?? (await readRenewal(context, accountId));
  if (!renewal) throw new Error('The database did not return the renewal.');
  return renewal;
};
