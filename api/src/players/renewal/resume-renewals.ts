import { and, isNull, lt } from 'drizzle-orm';
import { renewals } from '../../data/schema.ts';
import { renewalRequeueDelay } from '../../durations.ts';
import { job } from '../../jobs/job.ts';
import { renewalJob } from './renewals.ts';

/** Queues renewals again if their host died after it saved the row and before it queued the job. */
export const resumeRenewals = job({
  name: 'resume-renewals',
  cron: '* * * * *',
  async run({ db, now, queue, metrics }) {
    const requestedBefore = new Date(now().getTime() - renewalRequeueDelay);
    const waiting = await db
      .select({ accountId: renewals.accountId })
      .from(renewals)
      .where(and(isNull(renewals.finishedAt), lt(renewals.requestedAt, requestedBefore)))
      .orderBy(renewals.requestedAt)
      .limit(1000);
    metrics.waiting.set(await db.$count(renewals, isNull(renewals.finishedAt)));
    for (const { accountId } of waiting) await queue.send(renewalJob, { accountId }, accountId);
  },
});
