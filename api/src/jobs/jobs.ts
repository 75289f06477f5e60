import type { Context } from '../context.ts';
import { sendMessages, watchPlayers } from '../discord/jobs.ts';
import { readBuilds } from '../leaderboards/boards.ts';
import { renewPlayer, resumeRenewals } from '../players/renewal/renew-player.ts';
import { findKnownSeason } from '../seasons/platform-seasons.ts';
import { checkKey } from './check-key.ts';
import { countPlayers } from './count-players.ts';
import { deleteExpired } from './delete-expired.ts';
import { readDemoMatches, refreshDemoWorld } from './demo-world.ts';
import type { Job } from './job.ts';
import { lookUpNames } from './look-up-names.ts';
import {
  addMatchRows,
  fetchMatch,
  fetchRecentTelemetry,
  fetchTelemetryOfMatch,
  rotatePartitions,
} from './matches.ts';
import {
  refreshBoards,
  refreshNewStatistics,
  refreshSeasonLists,
  refreshStatistics,
} from './refresh-boards.ts';
import { refreshDetails } from './refresh-details.ts';
import { refreshHotDrops } from './refresh-hot-drops.ts';

export const jobs: readonly Job[] = [
  checkKey,
  lookUpNames,
  renewPlayer,
  addMatchRows,
  fetchMatch,
  fetchTelemetryOfMatch,
  fetchRecentTelemetry,
  readDemoMatches,
  countPlayers,
  refreshDemoWorld,
  refreshStatistics,
  refreshNewStatistics,
  refreshBoards,
  refreshHotDrops,
  refreshDetails,
  refreshSeasonLists,
  resumeRenewals,
  watchPlayers,
  sendMessages,
  deleteExpired,
  rotatePartitions,
];

/** Queues the jobs whose results a site that starts would otherwise miss until their schedule. */
export const queueInitialJobs = async (context: Context): Promise<void> => {
  await context.queue.send(checkKey.name, {});
  await context.queue.send(countPlayers.name, {});
  await context.queue.send(rotatePartitions.name, {});
  await context.queue.send(readDemoMatches.name, {});
  // With a key, nothing is known yet, and the requests belong to the boards.
  if (!context.source.isInstant) return;
  const board = context.game.defaultPlatform;
  const season = await findKnownSeason(context, board);
  if (!season) return;
  const own = { season: season.id, board };
  if (!(await readBuilds(context, [own]))(own)) await context.queue.send(refreshStatistics.name, {});
};
