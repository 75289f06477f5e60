import { refreshSeasonsAfter } from '../seasons/platform-seasons.ts';
import { UpstreamError } from '../upstream/upstream.ts';
import { job } from './job.ts';

/** Tries a key that is new or was refused: reads the seasons, which a new site needs first. */
export const checkKey = job({
  name: 'check-key',
  cron: '* * * * *',
  retryLimit: 0,
  async run(context) {
    const { budget, game, keyState } = context;
    if ((await keyState.read()).state === 'accepted') return;
    try {
      await budget.reserve(1, () => refreshSeasonsAfter(context, game.defaultPlatform, 0), 'name');
    } catch (error) {
      // The next run tries it again.
      if (!(error instanceof UpstreamError) || error.status !== 'limited') throw error;
    }
  },
});
