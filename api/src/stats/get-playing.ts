import { gameRankingRowSchema } from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot } from '../data/snapshots.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { readHistory } from './player-count-history.ts';
import { findKoreanPeak, findRecentPeaks } from './recent-peaks.ts';

export const rankingKey = 'games';

/** The ranking that the last job stored. */
export const readGames = ({ db }: Context) => readSnapshot(db, rankingKey, v.array(gameRankingRowSchema));

/** The most played games. The peaks of the site's own game come from the site's own counts. */
const readRanking = async (context: Context) => {
  const now = context.now();
  const [games, peaks] = await Promise.all([readGames(context), findRecentPeaks(context, now)]);
  const peak = findKoreanPeak(peaks, now)?.count ?? 0;
  const ranking = (games?.value ?? []).map((game) =>
    game.isOwn ? { ...game, peak: Math.max(game.current, peak), peaks } : game,
  );
  return { ranking, updatedAt: games?.takenAt.toISOString() ?? null };
};

export const getPlaying = operation(
  'getPlaying',
  { maxAge: cacheSeconds.minute },
  async (context, { range }) => ({
    ...(await readRanking(context)),
    history: await readHistory(context, range),
  }),
);
