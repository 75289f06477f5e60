import type { Context } from '../context.ts';
import { readBoard } from '../leaderboards/boards.ts';
import { renewPlayer } from '../players/renewal/renew-player.ts';
import { resumeRenewals } from '../players/renewal/resume-renewals.ts';
import { countPlayers } from './count-players.ts';
import { deleteExpired } from './delete-expired.ts';
import { fetchKillLogs } from './fetch-kill-log.ts';
import { fetchMatch } from './fetch-match.ts';
import { fetchRecentKillLogs } from './fetch-recent-kill-logs.ts';
import type { Job } from './job.ts';
import { lookUpNames } from './look-up-names.ts';
import { refreshBoards } from './refresh-boards.ts';
import { refreshDetails } from './refresh-details.ts';
import { refreshSeasonLists, refreshStatistics } from './refresh-statistics.ts';

export const jobs: readonly Job[] = [
  lookUpNames,
  renewPlayer,
  fetchMatch,
  fetchKillLogs,
  fetchRecentKillLogs,
  countPlayers,
  refreshStatistics,
  refreshBoards,
  refreshDetails,
  refreshSeasonLists,
  resumeRenewals,
  deleteExpired,
];

/** Queues the jobs whose results a new site would otherwise miss until their schedule. */
export const queueInitialJobs = async (context: Context): Promise<void> => {
  await context.queue.send(countPlayers.name, {});
  const boards = await readBoard(context, context.game.defaultPlatform);
  if (!boards) await context.queue.send(refreshStatistics.name, {});
};
