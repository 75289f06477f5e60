import { seedDatabase } from '../upstream/demo/seed-database.ts';
import { job } from './job.ts';

/**
 * Writes the demo world again when a season begins: the figures of all players in the new season fill boards and ranks.
 * Checks every minute, because the first renewal in a season builds its boards from the figures that are stored.
 */
export const refreshDemoWorld = job({
  name: 'refresh-demo-world',
  cron: '* * * * *',
  expireInSeconds: 1800,
  async run(context) {
    if (context.source.name === 'demo')
      await seedDatabase(context, context.world(), Number.POSITIVE_INFINITY);
  },
});
