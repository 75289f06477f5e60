import type { Context } from '../context.ts';
import { HiddenPlayerError } from '../hidden/hidden-players.ts';
import { deleteNameLookup, fetchPlayer, listNextNames, nameLookupJob } from '../players/new-players.ts';
import { job, postponeIfLimited } from './job.ts';

/** The page that waits for a hidden player learns it when it asks again. */
const skipHidden = (error: unknown): void => {
  if (!(error instanceof HiddenPlayerError)) throw error;
};

/** Looks up the names that wait, ten in each request. */
const lookUpWaiting = async (context: Context): Promise<void> => {
  for (;;) {
    const names = await listNextNames(context);
    if (names.length === 0) return;
    await context.budget.reserve(
      0,
      () => Promise.all(names.map((lookup) => fetchPlayer(context, lookup).catch(skipHidden))),
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
