import type { Context } from '../context.ts';
import { readBuilds } from '../leaderboards/boards.ts';
import { renewPlayer } from '../players/renewal/renew-player.ts';
import { resumeRenewals } from '../players/renewal/resume-renewals.ts';
import { countPlayers } from './count-players.ts';
import { deleteExpired } from './delete-expired.ts';
import { readDemoMatches, refreshDemoWorld } from './demo-world.ts';
import type { Job } from './job.ts';
import { lookUpNames } from './look-up-names.ts';
import { addMatchRows } from './matches/add-match-rows.ts';
import { fetchMatch } from './matches/fetch-match.ts';
import { fetchRecentTelemetry } from './matches/fetch-recent-telemetry.ts';
import { fetchTelemetryOfMatch } from './matches/fetch-telemetry-of-match.ts';
import { rotatePartitions } from './matches/rotate-partitions.ts';
import { refreshBoards } from './refresh-boards.ts';
import { refreshDetails } from './refresh-details.ts';
import { refreshHotDrops } from './refresh-hot-drops.ts';
import { refreshSeasonLists, refreshStatistics } from './refresh-statistics.ts';

export const jobs: readonly Job[] = [
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
  refreshBoards,
  refreshHotDrops,
  refreshDetails,
  refreshSeasonLists,
  resumeRenewals,
  deleteExpired,
  rotatePartitions,
];

/** Queues the jobs whose results a site that starts would otherwise miss until their schedule. */
export const queueInitialJobs = async (context: Context): Promise<void> => {
  await context.queue.send(countPlayers.name, {});
  await context.queue.send(rotatePartitions.name, {});
  await context.queue.send(readDemoMatches.name, {});
  const builds = await readBuilds(context, [context.game.defaultPlatform]);
  if (builds.size === 0) await context.queue.send(refreshStatistics.name, {});
};
