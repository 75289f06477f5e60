import { and, eq, isNull, lt } from 'drizzle-orm';
import { renewals } from '../../data/schema.ts';
import { backgroundRenewalTimeout, renewalRequeueDelay } from '../../durations.ts';
import { job } from '../../jobs/job.ts';
import { renewalJob, renewalOrder } from './renewals.ts';

/**
 * Drops background renewals that had no turn, so that they never fill the queue. Queues the others again if their host died after it saved the row and before it queued
 * the job.
 */
export const resumeRenewals = job({
  name: 'resume-renewals',
  cron: '* * * * *',
  async run({ db, now, queue, metrics }) {
    const requestedBefore = new Date(now().getTime() - renewalRequeueDelay);
    const droppedBefore = new Date(now().getTime() - backgroundRenewalTimeout);
    await db
      .delete(renewals)
      .where(
        and(
          isNull(renewals.finishedAt),
          eq(renewals.priority, renewalOrder.later),
          lt(renewals.requestedAt, droppedBefore),
        ),
      );
    const waiting = await db
      .select({ accountId: renewals.accountId })
      .from(renewals)
      .where(and(isNull(renewals.finishedAt), lt(renewals.requestedAt, requestedBefore)))
      .orderBy(renewals.priority, renewals.requestedAt)
      .limit(1000);
    metrics.waiting.set(await db.$count(renewals, isNull(renewals.finishedAt)));
    for (const { accountId } of waiting) await queue.send(renewalJob, { accountId }, accountId);
  },
});
