import { gameRankingRowSchema } from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot } from '../data/snapshots.ts';
import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { historyOf } from './history.ts';
import { peakToday } from './peak-today.ts';

export const rankingKey = 'games';

/** The most played games; of the site's own game the peak that the site itself has counted. */
const rankingOf = async (context: Context) => {
  const [games, peak] = await Promise.all([
    readSnapshot(context.db, rankingKey, v.array(gameRankingRowSchema)),
    peakToday(context, context.now()),
  ]);
  const ranking = (games?.value ?? []).map((game) =>
    game.isOwn ? { ...game, peak: Math.max(game.current, peak?.count ?? 0) } : game,
  );
  return { ranking, updatedAt: games?.takenAt.toISOString() ?? null };
};

export const getPlaying = operation('getPlaying', { keep: keepFor.aMinute }, async (context, { range }) => ({
  ...(await rankingOf(context)),
  history: await historyOf(context, range),
}));
