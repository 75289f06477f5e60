import { readShard } from '@hotdrop/shared-domain/game';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { players } from '../data/schema.ts';
import { writeSnapshots } from '../data/snapshots.ts';
import { boardRefreshInterval, seasonListInterval } from '../durations.ts';
import { buildBoards } from '../leaderboards/boards.ts';
import { utcDay } from '../leaderboards/places.ts';
import {
  listSourceBoards,
  readFetchTimes,
  type SourceBoard,
  saveSourceBoard,
} from '../leaderboards/source-boards.ts';
import { findCurrentSeason, findKnownSeason, refreshSeasonsAfter } from '../seasons/platform-seasons.ts';
import { averagesKey, computeAverages } from '../stats/averages.ts';
import { computeDistributions, storeRatingDay, toSnapshots } from '../stats/ratings.ts';
import { computeTierAverages, tierAveragesKey } from '../stats/tier-averages.ts';
import { type BoardRow, type GameSource, UpstreamError } from '../upstream/upstream.ts';
import { job } from './job.ts';

type FetchBoard = NonNullable<GameSource['leaderboard']>;

const hasStatus = (error: unknown, status: UpstreamError['status']): boolean =>
  error instanceof UpstreamError && error.status === status;

/**
 * The next boards that are due for a refresh, oldest first. A platform that lacks some gets them before a request for
 * another platform.
 */
const listDueBoards = async (context: Context): Promise<readonly SourceBoard[]> => {
  const all: { readonly board: SourceBoard; readonly fetchedAt: number }[] = [];
  for (const platform of listPlatformsWithBoard(context)) {
    const season = await context.budget.reserve(0, () => findCurrentSeason(context, platform), 'board');
    if (!season) continue;
    const boards = listSourceBoards(context.game, platform, season.id);
    const fetchTimes = await readFetchTimes(context.db, boards);
    if (fetchTimes.size < boards.length) return boards.filter((board) => !fetchTimes.has(board));
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
      for (let due = await listDueBoards(context); due.length > 0; due = await listDueBoards(context)) {
        for (const board of due) {
          const rows = await context.budget.reserve(1, () => fetchBoard(context, fetch, board), 'board');
          await saveSourceBoard(context, board, rows);
        }
      }
    } catch (error) {
      if (!hasStatus(error, 'limited')) throw error;
    }
  },
});

/** Computes the stats over all players of a platform. */
export const refreshPlatformStatistics = async (context: Context, platform: string): Promise<void> => {
  const season = await findKnownSeason(context, platform);
  if (!season) return;
  if (!context.source.leaderboard) await buildBoards(context, platform, season.id);
  const averages = await computeAverages(context, platform, season.id);
  const distributions = await computeDistributions(context, platform, season.id);
  const tiers = await computeTierAverages(context, platform, season.id);
  await writeSnapshots(
    context.db,
    [
      ...toSnapshots(distributions),
      { key: averagesKey(platform, season.id), value: averages },
      { key: tierAveragesKey(platform, season.id), value: tiers },
    ],
    context.now(),
  );
  await storeRatingDay(context.db, season.id, utcDay(context.now()), distributions);
  context.percentiles.invalidate(platform);
};

const listPlatformsWithBoard = ({ game }: Context): readonly string[] =>
  game.platforms.map(({ id }) => id).filter((id) => readShard(game, id).hasBoard);

/** Works on all platforms even if one fails, then throws the first failure. */
const forEachPlatform = async (
  context: Context,
  work: (context: Context, platform: string) => Promise<unknown>,
): Promise<void> => {
  const outcomes = await Promise.allSettled(listPlatformsWithBoard(context).map((id) => work(context, id)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

export const refreshStatistics = job({
  name: 'refresh-statistics',
  cron: '12 */2 * * *',
  expireInSeconds: 1800,
  run: (context) => forEachPlatform(context, refreshPlatformStatistics),
});

/** While the site knows few players of a platform, their stats cost little and soon change. */
const fewPlayers = 10_000;

export const refreshNewStatistics = job({
  name: 'refresh-new-statistics',
  cron: '*/10 * * * *',
  run: (context) =>
    forEachPlatform(context, async ({ db, source }, platform) => {
      if (!source.leaderboard) return;
      const known = await db.$count(players, eq(players.platform, platform));
      if (known > 0 && known < fewPlayers) await refreshPlatformStatistics(context, platform);
    }),
});

/** Runs daily, so that a failed refresh is retried the next day. */
export const refreshSeasonLists = job({
  name: 'refresh-seasons',
  cron: '40 9 * * *',
  run: (context) =>
    forEachPlatform(context, (_, platform) => refreshSeasonsAfter(context, platform, seasonListInterval)),
});
