import { keepPeaks } from '@hotdrop/shared-domain/stats';
import type { GameRankingRow } from '@hotdrop/shared-domain/wire';
import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema.ts';
import { writeSnapshots } from '../data/snapshots.ts';
import { countInterval, longestDay } from '../durations.ts';
import { addToDay, gameDaysKey, rankingKey, readGameDays, readGames } from '../stats/get-playing.ts';
import { refreshHistories } from '../stats/player-counts.ts';
import { job } from './job.ts';

/** Stores one count per interval, whichever host comes first. */
const saveCount = async ({ db, playing }: Context, at: Date): Promise<void> => {
  await db
    .insert(playerCounts)
    .values({ at, count: await playing.currentPlayers() })
    .onConflictDoNothing();
};

/**
 * Adds the current count of each game to the game's peaks and to its last day. A game without peaks starts with today's peak as the source
 * counts it.
 */
const saveRanking = async (context: Context, interval: Date): Promise<void> => {
  const { db, now, playing } = context;
  const known = (await readGames(context))?.value ?? [];
  const games = await playing.mostPlayed();
  const at = now().toISOString();
  const oldest = new Date(now().getTime() - longestDay).toISOString();
  const knownDays = await readGameDays(context);
  const gameDays = games.map(({ name, current, day = [] }) => [
    name,
    addToDay(knownDays[name] ?? day, { at, count: current }),
  ]);
  const value = games.map(({ appId, day: _day, ...game }): GameRankingRow => {
    const peaks = known.find(({ name }) => name === game.name)?.peaks;
    const counts = peaks?.filter((peak) => peak.at >= oldest) ?? [{ at, count: game.peak ?? game.current }];
    return {
      ...game,
      isOurs: appId === playing.ownAppId,
      peaks: [...keepPeaks([...counts, { at, count: game.current }])],
    };
  });
  const snapshots = [
    { key: rankingKey, value },
    { key: gameDaysKey, value: Object.fromEntries(gameDays) },
  ];
  await writeSnapshots(db, snapshots, interval);
};

export const countPlayers = job({
  name: 'count-players',
  cron: '*/5 * * * *',
  async run(context) {
    // Pages show both times, so one count must not have two of them.
    const interval = new Date(Math.floor(context.now().getTime() / countInterval) * countInterval);
    await saveCount(context, interval);
    await refreshHistories(context);
    await saveRanking(context, interval);
  },
});
