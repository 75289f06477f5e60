import type { Context } from '../context.ts';
import { boardRefreshInterval } from '../durations.ts';
import {
  clearBoards,
  listSourceBoards,
  readFetchTimes,
  type SourceBoard,
  saveSourceBoard,
} from '../leaderboards/source-boards.ts';
import { findCurrentSeason } from '../seasons/platform-seasons.ts';
import { type BoardRow, type GameSource, UpstreamError } from '../upstream/upstream.ts';
import { job } from './job.ts';
import { listPlatformsWithBoard } from './refresh-statistics.ts';

type FetchBoard = NonNullable<GameSource['leaderboard']>;

const hasStatus = (error: unknown, status: UpstreamError['status']): boolean =>
  error instanceof UpstreamError && error.status === status;

/** The boards that are due for a refresh, oldest first. */
const listDueBoards = async (context: Context): Promise<readonly SourceBoard[]> => {
  const all: { readonly board: SourceBoard; readonly fetchedAt: number }[] = [];
  for (const platform of listPlatformsWithBoard(context)) {
    const season = await findCurrentSeason(context, platform);
    if (!season) continue;
    const boards = listSourceBoards(context.game, platform, season.id);
    const fetchTimes = await readFetchTimes(context.db, boards);
    if (fetchTimes.size === 0) await clearBoards(context, platform);
    all.push(...boards.map((board) => ({ board, fetchedAt: fetchTimes.get(board)?.getTime() ?? 0 })));
  }
  const dueTime = context.now().getTime() - boardRefreshInterval;
  return all
    .filter(({ fetchedAt }) => fetchedAt <= dueTime)
    .toSorted((a, b) => a.fetchedAt - b.fetchedAt)
    .map(({ board }) => board);
};

/** Fetches a board. A malformed one is skipped until its next turn, so that it does not block the others. */
const fetchBoard = async (
  { log }: Context,
  fetch: FetchBoard,
  { region, season, mode }: SourceBoard,
): Promise<readonly BoardRow[] | null> => {
  try {
    return await fetch(region, season, mode);
  } catch (error) {
    if (!hasStatus(error, 'malformed')) throw error;
    log.warn({ err: error, region, mode }, 'A malformed leaderboard was skipped');
    return null;
  }
};

/**
 * Fetches due boards each minute until the rate budget for boards is spent. Visitors' requests have their own share of
 * the budget. Each board is saved at once, so the next run continues where this one stopped.
 */
export const refreshBoards = job({
  name: 'refresh-boards',
  cron: '* * * * *',
  retryLimit: 0,
  async run(context) {
    const fetch = context.source.leaderboard?.bind(context.source);
    if (!fetch) return;
    try {
      for (const board of await listDueBoards(context)) {
        const rows = await context.budget.reserve(1, () => fetchBoard(context, fetch, board), 'board');
        await saveSourceBoard(context, board, rows);
      }
    } catch (error) {
      if (!hasStatus(error, 'limited')) throw error;
    }
  },
});
