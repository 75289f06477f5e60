import { type GameEvent, gameRankingRowSchema } from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot } from '../data/snapshots.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { listPlatformSeasons } from '../seasons/platform-seasons.ts';
import { UpstreamError } from '../upstream/upstream.ts';
import { addDays, readGameDays } from './game-days.ts';
import { readEarlier, readHistory } from './player-count-history.ts';
import { findKoreanPeak, findRecentPeaks } from './recent-peaks.ts';

export const rankingKey = 'games';

/** The ranking that the last job stored. */
export const readGames = ({ db }: Context) => readSnapshot(db, rankingKey, v.array(gameRankingRowSchema));

/** The most played games. The peaks of the site's own game come from the site's own counts. */
const readRanking = async (context: Context) => {
  const now = context.now();
  const [games, gameDays, peaks] = await Promise.all([
    readGames(context),
    readGameDays(context),
    findRecentPeaks(context, now),
  ]);
  const peak = findKoreanPeak(peaks, now)?.count ?? 0;
  const updatedAt = games?.takenAt.toISOString() ?? null;
  const ranking = addDays(games?.value ?? [], gameDays, updatedAt ?? now.toISOString());
  return {
    ranking: ranking.map((game) =>
      game.isOwn ? { ...game, peak: Math.max(game.current, peak), peaks } : game,
    ),
    updatedAt,
  };
};

/** The seasons of the default platform; none while the source cannot list them, because the counts do not need them. */
const listSeasons = async (context: Context) => {
  try {
    return await listPlatformSeasons(context, context.game.defaultPlatform);
  } catch (error) {
    if (error instanceof UpstreamError) return [];
    throw error;
  }
};

/** The season starts since a time. Seasons without a date are left out. */
const listEvents = async (context: Context, since: string | undefined): Promise<GameEvent[]> => {
  if (since === undefined) return [];
  const seasons = await listSeasons(context);
  return seasons.flatMap(({ id, start }) => {
    const at = start?.toISOString();
    return at !== undefined && at >= since ? [{ kind: 'season', season: id, at }] : [];
  });
};

export const getPlaying = operation(
  'getPlaying',
  { maxAge: cacheSeconds.minute },
  async (context, { range, compare }) => {
    const [ranking, chart, earlier] = await Promise.all([
      readRanking(context),
      readHistory(context, range),
      readEarlier(context, range, compare),
    ]);
    return { ...ranking, ...chart, earlier, events: await listEvents(context, chart.history[0]?.at) };
  },
);
