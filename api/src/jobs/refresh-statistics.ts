import { readShard } from '@hotdrop/shared-domain/game';
import type { Context } from '../context.ts';
import { writeSnapshots } from '../data/snapshots.ts';
import { seasonListInterval } from '../durations.ts';
import { buildBoards } from '../leaderboards/boards.ts';
import { utcDay } from '../leaderboards/places.ts';
import { findCurrentSeason, refreshSeasonsAfter } from '../seasons/platform-seasons.ts';
import { averagesKey, computeAverages } from '../stats/averages.ts';
import { computeDistributions, storeRatingDay, toSnapshots } from '../stats/ratings.ts';
import { computeTierAverages, tierAveragesKey } from '../stats/tier-averages.ts';
import { job } from './job.ts';

/** Computes the figures over all players of a platform. */
export const refreshPlatformStatistics = async (context: Context, platform: string): Promise<void> => {
  const season = await findCurrentSeason(context, platform);
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

export const listPlatformsWithBoard = ({ game }: Context): readonly string[] =>
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

/** Runs daily, so that a failed refresh is retried the next day. */
export const refreshSeasonLists = job({
  name: 'refresh-seasons',
  cron: '40 9 * * *',
  run: (context) =>
    forEachPlatform(context, (_, platform) => refreshSeasonsAfter(context, platform, seasonListInterval)),
});
