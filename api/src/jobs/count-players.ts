import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema.ts';
import { writeSnapshots } from '../data/snapshots.ts';
import { countStep } from '../durations.ts';
import { rankingKey } from '../stats/get-playing.ts';
import { keepHistories } from '../stats/history.ts';
import { job } from './job.ts';

/** One count for each five minutes, whichever host makes it. */
const keepCount = async ({ db, now, playing }: Context): Promise<void> => {
  const at = new Date(Math.floor(now().getTime() / countStep) * countStep);
  await db
    .insert(playerCounts)
    .values({ at, count: await playing.currentPlayers() })
    .onConflictDoNothing();
};

const keepRanking = async ({ db, now, playing }: Context): Promise<void> => {
  const games = await playing.mostPlayed();
  const value = games.map(({ appId, ...game }) => ({ ...game, isOwn: appId === playing.ownAppId }));
  await writeSnapshots(db, [{ key: rankingKey, value }], now());
};

export const countPlayers = job({
  name: 'count-players',
  cron: '*/5 * * * *',
  async run(context) {
    await keepCount(context);
    await keepHistories(context);
    await keepRanking(context);
  },
});
