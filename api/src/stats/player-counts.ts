import { findPeak, keepPeaks } from '@hotdrop/shared-domain/stats';
import { inKorea, startOfDay } from '@hotdrop/shared-domain/text';
import {
  type AnswerData,
  type HistoryPoint,
  type HistoryStep,
  type PlayingComparison,
  type PlayingRange,
  playingRanges,
} from '@hotdrop/shared-domain/wire';
import { and, asc, desc, gte, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ageOf, type Context } from '../context.ts';
import { playerCounts } from '../data/schema.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';
import {
  cacheSeconds,
  countTolerance,
  days,
  historyRefreshInterval,
  hours,
  longestDay,
  yearOfWeeks,
} from '../durations.ts';
import { operation } from '../http/operation.ts';

/** The own game's peaks of the last 25 hours, which contain the peak of today in every time zone. */
export const findRecentPeaks = async ({ db }: Context, now: Date): Promise<HistoryPoint[]> => {
  const rows = await db
    .select()
    .from(playerCounts)
    .where(and(gte(playerCounts.at, new Date(now.getTime() - longestDay)), lte(playerCounts.at, now)))
    .orderBy(asc(playerCounts.at));
  return [...keepPeaks(rows.map(({ at, count }) => ({ at: at.toISOString(), count })))];
};

/**
 * The peak of today in Korea. Areas of older versions read only this one; others find the peak of the visitor's day in
 * `peaks`.
 */
export const findKoreanPeak = (peaks: readonly HistoryPoint[], now: Date) =>
  findPeak(peaks, startOfDay(now.getTime(), inKorea));

const findLatestCount = async ({ db }: Context, time: Date) => {
  const [row] = await db
    .select()
    .from(playerCounts)
    .where(lte(playerCounts.at, time))
    .orderBy(desc(playerCounts.at))
    .limit(1);
  return row ?? null;
};

/** The count at a time, or null if none is stored close to it. */
const findCountAt = async (context: Context, time: Date): Promise<number | null> => {
  const found = await findLatestCount(context, time);
  return found && time.getTime() - found.at.getTime() <= countTolerance ? found.count : null;
};

export const getPlayerCount = operation(
  'getPlayerCount',
  { summary: 'How many people play the game now', maxAge: cacheSeconds.minute },
  async (context) => {
    const now = context.now();
    const latest = await findLatestCount(context, now);
    const [yesterday, lastWeek, lastYear] = await Promise.all(
      [days(1), days(7), yearOfWeeks].map((age) => findCountAt(context, new Date(now.getTime() - age))),
    );
    const peaks = await findRecentPeaks(context, now);
    return {
      count: latest?.count ?? null,
      at: latest?.at.toISOString() ?? null,
      yesterday: yesterday ?? null,
      lastWeek: lastWeek ?? null,
      lastYear: lastYear ?? null,
      peak: findKoreanPeak(peaks, now),
      peaks,
    };
  },
);

/** Player counts over time, for charts. */

interface Range {
  /** Milliseconds. */
  readonly length: number;
  readonly step: number;
  /** Long ranges read most of the table, so a job computes them and stores the result. */
  readonly isStored: boolean;
}

/** Each range has about 150 points. */
const ranges: Readonly<Record<PlayingRange, Range>> = {
  day: { length: days(1), step: hours(1) / 6, isStored: false },
  week: { length: days(7), step: hours(1), isStored: false },
  month: { length: days(30), step: hours(4), isStored: false },
  year: { length: days(365), step: days(3), isStored: true },
  all: { length: days(36_500), step: days(7), isStored: true },
};

const offsets: Readonly<Record<PlayingComparison, number>> = {
  day: days(1),
  week: days(7),
  year: yearOfWeeks,
};

/** The steps of all charts are counted from here. */
const origin = Date.UTC(2020, 0, 1);

const pointsSchema = v.array(
  v.object({ at: v.string(), count: v.number(), peak: v.exactOptional(v.number()) }),
);
type Points = v.InferOutput<typeof pointsSchema>;

const keyOf = (range: PlayingRange, offset = 0) => `history/${range}${offset > 0 ? '/earlier' : ''}`;

/** Computes the mean of each step, and the peak of long ones. The first step is whole; the last one may not be over. */
const computeHistory = async ({ db, now }: Context, range: Range, offset: number): Promise<Points> => {
  const { length, step } = range;
  const end = now().getTime() - offset;
  const start = origin + Math.floor((end - length - origin) / step) * step;
  const at = sql<string>`date_bin(${`${step} milliseconds`}::interval, ${playerCounts.at}, ${new Date(origin).toISOString()}::timestamptz)`;
  const rows = await db
    .select({
      at: at.mapWith(playerCounts.at),
      count: sql<number>`round(avg(${playerCounts.count}))::int`,
      peak: sql<number>`max(${playerCounts.count})`,
    })
    .from(playerCounts)
    .where(and(gte(playerCounts.at, new Date(start)), lte(playerCounts.at, new Date(end))))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return rows.map(({ at: startedAt, count, peak }) => ({
    at: new Date(startedAt).toISOString(),
    count,
    ...(step >= days(1) && { peak }),
  }));
};

/** Before the first run of the job there are few counts, so a long range can be computed on request. */
const readPoints = async (context: Context, range: PlayingRange, offset: number): Promise<Points> => {
  const rule = ranges[range];
  const stored = rule.isStored ? await readSnapshot(context.db, keyOf(range, offset), pointsSchema) : null;
  return stored?.value ?? computeHistory(context, rule, offset);
};

/** Reads a chart, and marks the step that is not over. */
export const readHistory = async (
  context: Context,
  range: PlayingRange,
): Promise<{ readonly history: HistoryStep[]; readonly step: number }> => {
  const { step } = ranges[range];
  const now = context.now().getTime();
  const points = await readPoints(context, range, 0);
  const isOpen = (point: HistoryStep) => Date.parse(point.at) + step > now;
  const history = points.map((point): HistoryStep => (isOpen(point) ? { ...point, isOpen: true } : point));
  return { step, history };
};

/** Whether a range can be compared with that time: a range of years has no whole one before it. */
const isComparable = (range: PlayingRange, compare: PlayingComparison): boolean =>
  range === 'year' ? compare === 'year' : range !== 'all';

/** Reads the same range at an earlier time. Null: there are no counts. */
export const readEarlier = async (
  context: Context,
  range: PlayingRange,
  compare: PlayingComparison | undefined,
): Promise<NonNullable<AnswerData<'getPlaying'>['earlier']> | null> => {
  if (compare === undefined || !isComparable(range, compare)) return null;
  const offset = offsets[compare];
  const history = await readPoints(context, range, offset);
  return history.length > 0 ? { offset, history } : null;
};

/** Recomputes the stored ranges. Their steps are days, so an old result is good for an hour. */
export const refreshHistories = async (context: Context): Promise<void> => {
  const { db, now } = context;
  for (const range of playingRanges) {
    const rule = ranges[range];
    if (!rule.isStored) continue;
    for (const offset of isComparable(range, 'year') ? [0, offsets.year] : [0]) {
      const key = keyOf(range, offset);
      const stored = await readSnapshot(db, key, pointsSchema);
      if (stored && ageOf(context, stored.takenAt) < historyRefreshInterval) continue;
      await writeSnapshots(db, [{ key, value: await computeHistory(context, rule, offset) }], now());
    }
  }
};
