import * as v from 'valibot';
import { addMissingRows, matchRowsJob } from '../../matches/stored-match.ts';
import { addMissingLandings } from '../../tracks/landings.ts';
import { job } from '../job.ts';

const dataSchema = v.object({ accountId: v.string() });

/** Lists stored matches, and landings in them, for a player whom somebody looked up after they were stored. */
export const addMatchRows = job({
  name: matchRowsJob,
  concurrency: 2,
  pollSeconds: 1,
  async run(context, data) {
    const { accountId } = v.parse(dataSchema, data);
    await addMissingRows(context, accountId);
    await addMissingLandings(context, accountId);
  },
});
