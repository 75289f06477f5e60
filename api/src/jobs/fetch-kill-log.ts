import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { matches } from '../data/schema.ts';
import { fetchKillLog, killLogJob } from '../matches/kill-log.ts';
import { job } from './job.ts';

const dataSchema = v.object({ matchId: v.string() });

/** Telemetry has many megabytes: nobody waits for it with an open request. */
export const fetchKillLogs = job({
  name: killLogJob,
  atOnce: 2,
  pollSeconds: 1,
  async run(context, data) {
    const { matchId } = v.parse(dataSchema, data);
    const [match] = await context.db.select().from(matches).where(eq(matches.id, matchId)).limit(1);
    if (match && match.killLog === null) await fetchKillLog(context, match);
  },
});
