import { type PlayingRange, playingRanges } from '@hotdrop/shared-domain/wire';
import { gte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ageOf, type Context } from '../context.ts';
import { playerCounts } from '../data/schema/figures.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';
import { days, historyRefreshInterval } from '../durations.ts';

/** Player counts over time, for charts. */

interface Range {
  /** Days. */
  readonly back: number;
  readonly step: string;
  /** Long ranges read most of the table, so a job computes them and stores the result. */
  readonly isStored: boolean;
}

/** Each range has about 150 points. */
const ranges: Readonly<Record<PlayingRange, Range>> = {
  day: { back: 1, step: '10 minutes', isStored: false },
  week: { back: 7, step: '1 hour', isStored: false },
  month: { back: 30, step: '4 hours', isStored: false },
  year: { back: 365, step: '3 days', isStored: true },
  all: { back: 36_500, step: '7 days', isStored: true },
};

const pointsSchema = v.array(v.object({ at: v.string(), count: v.number() }));
type Points = v.InferOutput<typeof pointsSchema>;

const keyOf = (range: PlayingRange) => `history/${range}`;

const computeHistory = async ({ db, now }: Context, { back, step }: Range): Promise<Points> => {
  const from = new Date(now().getTime() - days(back));
  const at = sql<string>`date_bin(${step}::interval, ${playerCounts.at}, timestamptz '2020-01-01')`;
  const rows = await db
    .select({ at: at.mapWith(playerCounts.at), count: sql<number>`round(avg(${playerCounts.count}))::int` })
    .from(playerCounts)
    .where(gte(playerCounts.at, from))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return rows.map((row) => ({ at: new Date(row.at).toISOString(), count: row.count }));
};

/** Before the first run of the job there are few counts, so a long range can be computed on request. */
export const readHistory = async (context: Context, range: PlayingRange): Promise<Points> => {
  const stored = ranges[range].isStored ? await readSnapshot(context.db, keyOf(range), pointsSchema) : null;
  return stored?.value ?? computeHistory(context, ranges[range]);
};

/** Recomputes the stored ranges. Their steps are days, so an old result is good for an hour. */
export const refreshHistories = async (context: Context): Promise<void> => {
  const { db, now } = context;
  for (const range of playingRanges) {
    const rule = ranges[range];
    if (!rule.isStored) continue;
    const stored = await readSnapshot(db, keyOf(range), pointsSchema);
    if (stored && ageOf(context, stored.takenAt) < historyRefreshInterval) continue;
    await writeSnapshots(db, [{ key: keyOf(range), value: await computeHistory(context, rule) }], now());
  }
};
