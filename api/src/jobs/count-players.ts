import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema.ts';
import { writeSnapshots } from '../data/snapshots.ts';
import { countInterval } from '../durations.ts';
import { rankingKey } from '../stats/get-playing.ts';
import { refreshHistories } from '../stats/player-count-history.ts';
import { job } from './job.ts';

/** Stores one count per interval, whichever host comes first. */
const saveCount = async ({ db, now, playing }: Context): Promise<void> => {
  const at = new Date(Math.floor(now().getTime() / countInterval) * countInterval);
  await db
    .insert(playerCounts)
    .values({ at, count: await playing.currentPlayers() })
    .onConflictDoNothing();
};

const saveRanking = async ({ db, now, playing }: Context): Promise<void> => {
  const games = await playing.mostPlayed();
  const value = games.map(({ appId, ...game }) => ({ ...game, isOwn: appId === playing.ownAppId }));
  await writeSnapshots(db, [{ key: rankingKey, value }], now());
};

export const countPlayers = job({
  name: 'count-players',
  cron: '*/5 * * * *',
  async run(context) {
    await saveCount(context);
    await refreshHistories(context);
    await saveRanking(context);
  },
});
