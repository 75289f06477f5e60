import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { killLogJob, recordFailure } from '../../matches/kill-log.ts';
import { readMatch, type StoredMatch } from '../../matches/stored-match.ts';
import { fetchTelemetry, isTelemetryMissing } from '../../tracks/tracks.ts';
import { UpstreamError } from '../../upstream/upstream.ts';
import { job } from '../job.ts';

const dataSchema = v.object({ matchId: v.string() });

/** The match of a job, or null if its telemetry was read already. */
const findPendingMatch = async (context: Context, data: unknown): Promise<StoredMatch | null> => {
  const match = await readMatch(context, v.parse(dataSchema, data).matchId);
  return match && (await isTelemetryMissing(context, match)) ? match : null;
};

/** Whether another try soon would fail the same way, unlike an outage or a rate limit. */
const isPermanent = (error: unknown): boolean =>
  error instanceof UpstreamError && (error.status === 'refused' || error.status === 'malformed');

/** Fetches telemetry, which is too large to do so during a request. */
export const fetchTelemetryOfMatch = job({
  name: killLogJob,
  concurrency: 2,
  pollSeconds: 1,
  async run(context, data) {
    const match = await findPendingMatch(context, data);
    if (match) await fetchTelemetry(context, match);
  },
  async onFinalFailure(context, data, error) {
    if (isPermanent(error)) await recordFailure(context, v.parse(dataSchema, data).matchId);
  },
});
