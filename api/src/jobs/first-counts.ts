import type { Context } from '../context.ts';
import { readBoard } from '../ranks/boards.ts';
import { countPlayers } from './count-players.ts';
import { refreshStatistics } from './refresh-statistics.ts';

/** What would otherwise be missing until its time comes: a new site has a count and leaderboards soon. */
export const makeFirstCounts = async (context: Context): Promise<void> => {
  await context.queue.send(countPlayers.name, {});
  const boards = await readBoard(context, context.game.defaultPlatform);
  if (!boards) await context.queue.send(refreshStatistics.name, {});
};
