import { readShard } from '@hotdrop/shared-domain/game';
import type { Context } from '../context.ts';
import { writeSnapshots } from '../data/snapshots.ts';
import { rankFromFigures } from '../ranks/boards.ts';
import { refreshSeasons, runningSeason } from '../seasons/season-list.ts';
import { averagesKey, computeAverages } from '../stats/averages.ts';
import { countSpreads } from '../stats/ratings.ts';
import { job } from './job.ts';

/** Counts what is shown of all players of a platform together. */
export const refreshPlatform = async (context: Context, platform: string): Promise<void> => {
  const season = await runningSeason(context, platform);
  if (!season) return;
  if (!context.source.leaderboard) await rankFromFigures(context, platform, season.id);
  const averages = await computeAverages(context, platform, season.id);
  const spreads = await countSpreads(context, platform, season.id);
  await writeSnapshots(
    context.db,
    [...spreads, { key: averagesKey(platform, season.id), value: averages }],
    context.now(),
  );
  context.standings.forget(platform);
};

export const platformsWithBoard = ({ game }: Context): readonly string[] =>
  game.platforms.map(({ id }) => id).filter((id) => readShard(game, id).hasBoard);

/** One platform that cannot be done leaves the others to be done. */
const onEachPlatform = async (
  context: Context,
  work: (context: Context, platform: string) => Promise<unknown>,
): Promise<void> => {
  const outcomes = await Promise.allSettled(platformsWithBoard(context).map((id) => work(context, id)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

export const refreshStatistics = job({
  name: 'refresh-statistics',
  cron: '12 */2 * * *',
  expireInSeconds: 1800,
  run: (context) => onEachPlatform(context, refreshPlatform),
});

/** A season begins every few months: one request a day and platform notices it in time. */
export const refreshSeasonLists = job({
  name: 'refresh-seasons',
  cron: '40 9 * * *',
  run: (context) => onEachPlatform(context, refreshSeasons),
});
