import { ageOf, type Context } from '../context.ts';
import { nameBatchTime } from '../durations.ts';
import { fetchPlayer } from '../players/fetch-player.ts';
import {
  deleteNameLookup,
  listNextNames,
  maxNames,
  type NameLookup,
  nameLookupJob,
} from '../players/name-lookups.ts';
import { countWaiting, estimateWait } from '../players/waiting.ts';
import { job } from './job.ts';
import { postponeIfLimited } from './postpone.ts';

/** Whether a request for these names should wait for more of them. Their players would not be read sooner. */
const canWait = async (context: Context, names: readonly NameLookup[]): Promise<boolean> => {
  const [oldest] = names;
  if (!oldest || names.length >= maxNames || ageOf(context, oldest.requestedAt) >= nameBatchTime)
    return false;
  const { renewals } = await countWaiting(context.db);
  return (await estimateWait(context, { names: 0, renewals })) > nameBatchTime;
};

/** Looks up the names that wait, ten in each request. */
const lookUpWaiting = async (context: Context): Promise<void> => {
  for (;;) {
    const names = await listNextNames(context);
    if (names.length === 0 || (await canWait(context, names))) return;
    await context.budget.reserve(
      0,
      () => Promise.all(names.map((lookup) => fetchPlayer(context, lookup))),
      'name',
    );
  }
};

export const lookUpNames = job({
  name: nameLookupJob,
  cron: '* * * * *',
  pollSeconds: 1,
  run: (context) => postponeIfLimited(() => lookUpWaiting(context)),
  // The pages that wait look the names up again.
  async onFinalFailure(context) {
    for (const { platform, name } of await listNextNames(context))
      await deleteNameLookup(context, platform, name);
  },
});
