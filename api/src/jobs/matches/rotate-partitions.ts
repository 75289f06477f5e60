import { createNextPartitions, dropPartitions } from '../../data/partitions.ts';
import { job } from '../job.ts';

/** Creates the partitions of the next weeks and drops expired ones. Also runs at start, because hosts may be off at night. */
export const rotatePartitions = job({
  name: 'rotate-partitions',
  cron: '40 4 * * *',
  async run(context) {
    await createNextPartitions(context.db, context.now());
    await dropPartitions(context.db, context.now());
  },
});
