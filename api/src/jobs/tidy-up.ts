import { and, isNull, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { matches, participants, renewals, sessions, usedNonces } from '../data/schema.ts';
import { nonceLifetime, renewalExpiry } from '../durations.ts';
import { oldestKept } from '../matches/complete-list.ts';
import { renewalJob } from '../players/renewal.ts';
import { job } from './job.ts';

/** What is older than the site promises to keep, or of no use any more, goes. */
export const forgetOld = job({
  name: 'forget-old',
  cron: '25 4 * * *',
  expireInSeconds: 1800,
  async run(context: Context) {
    const { db, now, store } = context;
    const oldest = oldestKept(context);
    await db.delete(participants).where(lt(participants.createdAt, oldest));
    await db.delete(matches).where(lt(matches.createdAt, oldest));
    await db.delete(sessions).where(lt(sessions.expiresAt, now()));
    await db.delete(usedNonces).where(lt(usedNonces.usedAt, new Date(now().getTime() - 4 * nonceLifetime)));
    // A server tidies up after deletions by itself; the embedded database has nobody for it.
    if (store.kind === 'pglite') await store.execute('vacuum analyze');
  },
});

/** A renewal is noted first and put in line second: one whose host died between the two is put in line here. */
export const resumeRenewals = job({
  name: 'resume-renewals',
  cron: '* * * * *',
  async run({ db, now, queue, metrics }) {
    const waiting = await db
      .select({ accountId: renewals.accountId })
      .from(renewals)
      .where(
        and(
          isNull(renewals.finishedAt),
          lt(renewals.requestedAt, new Date(now().getTime() - renewalExpiry / 2)),
        ),
      )
      .orderBy(renewals.requestedAt)
      .limit(1000);
    metrics.waiting.set(await db.$count(renewals, isNull(renewals.finishedAt)));
    for (const { accountId } of waiting) await queue.send(renewalJob, { accountId }, accountId);
  },
});
