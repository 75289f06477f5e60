import { drawGrounds } from '../hot-drops/draw-ground.ts';
import { computeHotDrops } from '../hot-drops/results.ts';
import { job } from './job.ts';

/** Draws the tracks of new matches into the ground of their maps, and computes where players land. */
export const refreshHotDrops = job({
  name: 'refresh-hot-drops',
  cron: '*/5 * * * *',
  expireInSeconds: 600,
  async run(context) {
    // First, because a place that is named before its ground is drawn seems to be in the sea.
    await drawGrounds(context);
    await computeHotDrops(context);
  },
});
