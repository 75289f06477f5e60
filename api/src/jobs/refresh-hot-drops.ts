import { computeHotDrops } from '../hot-drops/results.ts';
import { job } from './job.ts';

/** Computes where players land. */
export const refreshHotDrops = job({
  name: 'refresh-hot-drops',
  cron: '*/5 * * * *',
  expireInSeconds: 600,
  run: computeHotDrops,
});
