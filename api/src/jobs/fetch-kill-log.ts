import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { matches } from '../data/schema.ts';
import { fetchKillLog, killLogJob, type MatchRow, noteNoKillLog } from '../matches/kill-log.ts';
import { UpstreamError } from '../upstream/upstream.ts';
import { job } from './job.ts';

const dataSchema = v.object({ matchId: v.string() });

/** The match that a job is about, unless its kill log is there by now. */
const matchWithout = async ({ db }: Context, data: unknown): Promise<MatchRow | null> => {
  const { matchId } = v.parse(dataSchema, data);
  const [match] = await db.select().from(matches).where(eq(matches.id, matchId)).limit(1);
  return match && match.killLog === null ? match : null;
};

/** A store that is away, or has too much to do, comes back; what it refuses or has in another shape stays so. */
const staysSo = (error: unknown): boolean =>
  error instanceof UpstreamError && (error.kind === 'refused' || error.kind === 'malformed');

/** Telemetry has many megabytes: nobody waits for it with an open request. */
export const fetchKillLogs = job({
  name: killLogJob,
  atOnce: 2,
  pollSeconds: 1,
  async run(context, data) {
    const match = await matchWithout(context, data);
    if (match) await fetchKillLog(context, match);
  },
  async giveUp(context, data, error) {
    const match = staysSo(error) ? await matchWithout(context, data) : null;
    if (match) await noteNoKillLog(context, match);
  },
});
