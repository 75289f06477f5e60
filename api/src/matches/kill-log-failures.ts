import { and, like, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { ageOf, type Context } from '../context.ts';
import { snapshots } from '../data/schema/figures.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';
import { killLogRetryDelay, sourceRetention } from '../durations.ts';

/**
 * Telemetry that could not be read. The source refuses that of young matches and sometimes answers with a broken file,
 * so it is requested again, less and less often, until the source deletes it.
 */

const prefix = 'kill-log-failed/';
const failuresSchema = v.number();

const readFailures = ({ db }: Context, matchId: string) => readSnapshot(db, prefix + matchId, failuresSchema);

export const recordFailure = async (context: Context, matchId: string): Promise<void> => {
  const failures = ((await readFailures(context, matchId))?.value ?? 0) + 1;
  await writeSnapshots(context.db, [{ key: prefix + matchId, value: failures }], context.now());
};

/** Milliseconds until the delay after the last failure is over; 0: it is. */
export const findRetryDelay = async (context: Context, matchId: string): Promise<number> => {
  const failed = await readFailures(context, matchId);
  if (!failed) return 0;
  const delay = Math.min(killLogRetryDelay.max, killLogRetryDelay.first * 2 ** (failed.value - 1));
  return Math.max(0, delay - ageOf(context, failed.takenAt));
};

export const canRetry = async (context: Context, matchId: string): Promise<boolean> =>
  (await findRetryDelay(context, matchId)) === 0;

export const deleteOldFailures = ({ db, now }: Context) =>
  db
    .delete(snapshots)
    .where(
      and(
        like(snapshots.key, `${prefix}%`),
        lt(snapshots.takenAt, new Date(now().getTime() - sourceRetention)),
      ),
    );
