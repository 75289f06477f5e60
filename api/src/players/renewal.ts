import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { renewals } from '../data/schema.ts';
import type { PlayerRow } from './player-row.ts';

/** Renewals that were asked for. The table is the truth; the job queue only carries it out. */

export type Renewal = typeof renewals.$inferSelect;

export const renewalJob = 'renewal';

export const readRenewal = async ({ db }: Context, accountId: string): Promise<Renewal | null> => {
  const [row] = await db.select().from(renewals).where(eq(renewals.accountId, accountId)).limit(1);
  return row ?? null;
};

/** How many players are ahead in the line. */
export const aheadOf = ({ db }: Context, { requestedAt }: Renewal): Promise<number> =>
  db.$count(renewals, and(isNull(renewals.finishedAt), lt(renewals.requestedAt, requestedAt)));

/** How many renewals somebody asked for within so many milliseconds. */
export const askedBy = async ({ db, now }: Context, visitor: string, withinMs: number): Promise<number> => {
  const since = new Date(now().getTime() - withinMs);
  const [row] = await db
    .select({ asked: count() })
    .from(renewals)
    .where(and(eq(renewals.visitor, visitor), gt(renewals.requestedAt, since)));
  return row?.asked ?? 0;
};

/** Puts a player in line, unless they stand there already. */
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
  return row ?? ((await readRenewal(context, accountId)) as Renewal);
};
