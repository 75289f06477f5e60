import { and, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { comments, sessions, usedNonces } from '../data/schema/accounts.ts';
import { idempotencyLifetime, nonceLifetime } from '../durations.ts';
import { deleteOldFailures } from '../matches/kill-log-failures.ts';
import { deleteOldLookups } from '../players/name-lookups.ts';
import { deleteFullShares } from '../players/visitor-share.ts';
import { job } from './job.ts';

/** Deletes expired sessions, nonces, and idempotency keys. */
export const deleteExpired = job({
  // Existing databases have their schedule under this name.
  name: 'forget-old',
  cron: '25 4 * * *',
  expireInSeconds: 1800,
  async run(context: Context) {
    const { db, now, store } = context;
    await db.delete(sessions).where(lt(sessions.expiresAt, now()));
    await db.delete(usedNonces).where(lt(usedNonces.usedAt, new Date(now().getTime() - 4 * nonceLifetime)));
    await deleteOldLookups(context);
    await deleteFullShares(context);
    await deleteOldFailures(context);
    const keysUntil = new Date(now().getTime() - idempotencyLifetime);
    await db
      .update(comments)
      .set({ idempotencyKey: null })
      .where(and(isNotNull(comments.idempotencyKey), lt(comments.createdAt, keysUntil)));
    // PGlite has no autovacuum.
    if (store.kind === 'pglite') await store.execute('vacuum analyze');
  },
});
