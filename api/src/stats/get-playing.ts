import { gameRankingRowSchema } from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot } from '../data/snapshots.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { findPeakToday } from './peak-today.ts';
import { readHistory } from './player-count-history.ts';

export const rankingKey = 'games';

/** The most played games. The peak of the site's own game comes from the site's own counts. */
const readRanking = async (context: Context) => {
  const [games, peak] = await Promise.all([
    readSnapshot(context.db, rankingKey, v.array(gameRankingRowSchema)),
    findPeakToday(context, context.now()),
  ]);
  const ranking = (games?.value ?? []).map((game) =>
    game.isOwn ? { ...game, peak: Math.max(game.current, peak?.count ?? 0) } : game,
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
