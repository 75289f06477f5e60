import type { PlayingRange } from '@hotdrop/shared-domain/wire';
import { gameRankingRowSchema } from '@hotdrop/shared-domain/wire';
import { gte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema.ts';
import { readSnapshot } from '../data/snapshots.ts';
import { day, keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { peakToday } from './peak-today.ts';

export const rankingKey = 'games';

/** How far back a range goes and how finely it is drawn: about 150 points each. */
const ranges: Readonly<Record<PlayingRange, { readonly days: number; readonly step: string }>> = {
  day: { days: 1, step: '10 minutes' },
  week: { days: 7, step: '1 hour' },
  month: { days: 30, step: '4 hours' },
  year: { days: 365, step: '3 days' },
  all: { days: 36_500, step: '7 days' },
};

const historyOf = async ({ db, now }: Context, range: PlayingRange) => {
  const { days, step } = ranges[range];
  const from = new Date(now().getTime() - days * day);
  const at = sql<string>`date_bin(${step}::interval, ${playerCounts.at}, timestamptz '2020-01-01')`;
  const rows = await db
    .select({ at: at.mapWith(playerCounts.at), count: sql<number>`round(avg(${playerCounts.count}))::int` })
    .from(playerCounts)
    .where(gte(playerCounts.at, from))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return rows.map((row) => ({ at: new Date(row.at).toISOString(), count: row.count }));
};

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
