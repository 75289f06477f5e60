import { computeHotDrops } from '../hot-drops/compute-results.ts';
import { drawGrounds } from '../hot-drops/draw-ground.ts';
import { job } from './job.ts';

/** Computes where players land, and draws the tracks of new matches into the ground of their maps. */
export const refreshHotDrops = job({
  name: 'refresh-hot-drops',
  cron: '*/5 * * * *',
  expireInSeconds: 600,
  async run(context) {
    await computeHotDrops(context);
    await drawGrounds(context);
  },
});
