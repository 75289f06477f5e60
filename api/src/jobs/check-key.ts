import { refreshSeasonsAfter } from '../seasons/platform-seasons.ts';
import { KeyRefusedError } from '../upstream/key-state.ts';
import { job } from './job.ts';

/** Tries a key that is new or was refused: reads the seasons, which a new site needs first. */
export const checkKey = job({
  name: 'check-key',
  cron: '* * * * *',
  retryLimit: 0,
  async run(context) {
    const { budget, game, keyState, metrics } = context;
    const status = await keyState.read();
    try {
      if (status.state !== 'accepted')
        await budget.reserve(1, () => refreshSeasonsAfter(context, game.defaultPlatform, 0), 'name');
    } catch (error) {
      if (!(error instanceof KeyRefusedError)) throw error;
    } finally {
      metrics.keyRefused.set((await keyState.read()).state === 'refused' ? 1 : 0);
    }
  },
});
