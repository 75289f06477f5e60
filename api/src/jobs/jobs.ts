import { renewPlayer } from '../players/renew-player.ts';
import { countPlayers } from './count-players.ts';
import { fetchKillLogs } from './fetch-kill-log.ts';
import type { Job } from './job.ts';
import { refreshBoards } from './refresh-boards.ts';
import { refreshSeasonLists, refreshStatistics } from './refresh-statistics.ts';
import { forgetOld, resumeRenewals } from './tidy-up.ts';

/** All that runs in the background. */
export const jobs: readonly Job[] = [
  renewPlayer,
  fetchKillLogs,
  countPlayers,
  refreshStatistics,
  refreshBoards,
  refreshSeasonLists,
  resumeRenewals,
  forgetOld,
];
