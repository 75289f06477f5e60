import type { PlayingRange } from '@hotdrop/shared-domain/wire';
import { gte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { playerCounts } from '../data/schema.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';
import { days, historyAge } from '../durations.ts';

/** How many played over time, as a chart shows it. */

interface Range {
  /** In days. */
  readonly back: number;
  readonly step: string;
  /** It reads most of what was ever counted, so a job does, and a visit reads what came of it. */
  readonly isKept: boolean;
}

/** How far back a range goes and how finely it is drawn: about 150 points each. */
const ranges: Readonly<Record<PlayingRange, Range>> = {
  day: { back: 1, step: '10 minutes', isKept: false },
  week: { back: 7, step: '1 hour', isKept: false },
  month: { back: 30, step: '4 hours', isKept: false },
  year: { back: 365, step: '3 days', isKept: true },
  all: { back: 36_500, step: '7 days', isKept: true },
};

const pointsSchema = v.array(v.object({ at: v.string(), count: v.number() }));
type Points = v.InferOutput<typeof pointsSchema>;

const keyOf = (range: PlayingRange) => `history/${range}`;

const countHistory = async ({ db, now }: Context, { back, step }: Range): Promise<Points> => {
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

/** Until a job has counted a long range there is little to count. */
export const historyOf = async (context: Context, range: PlayingRange): Promise<Points> => {
  const kept = ranges[range].isKept ? await readSnapshot(context.db, keyOf(range), pointsSchema) : null;
  return kept?.value ?? countHistory(context, ranges[range]);
};

/** Counts the long ranges anew when they are old: of steps of days, an hour changes little. */
export const keepHistories = async (context: Context): Promise<void> => {
  const { db, now } = context;
  for (const [range, rule] of Object.entries(ranges) as [PlayingRange, Range][]) {
    if (!rule.isKept) continue;
    const kept = await readSnapshot(db, keyOf(range), pointsSchema);
    if (kept && now().getTime() - kept.takenAt.getTime() < historyAge) continue;
    await writeSnapshots(db, [{ key: keyOf(range), value: await countHistory(context, rule) }], now());
  }
};
