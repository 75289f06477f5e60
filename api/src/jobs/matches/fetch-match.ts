import * as v from 'valibot';
import { matchJob } from '../../matches/fill-match-list.ts';
import { saveMatches } from '../../matches/save-matches.ts';
import { job, postponeIfLimited } from '../job.ts';

const dataSchema = v.object({ platform: v.string(), matchId: v.string() });

/** Reads a match again that failed in a renewal. */
export const fetchMatch = job({
  name: matchJob,
  retryLimit: 5,
  run: (context, data) =>
    postponeIfLimited(async () => {
      const { platform, matchId } = v.parse(dataSchema, data);
      const match = await context.source.match(platform, matchId);
      if (match) await saveMatches(context, platform, [match]);
    }),
});
