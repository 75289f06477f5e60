import { enoughMatches } from '@hotdrop/shared-domain/stats';
import type { OffsetAt } from '@hotdrop/shared-domain/text';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Rows begin at this hour, so that a night belongs to the evening before. */
const firstHour = 6;
/** The hours of a row, as clocks show them. */
export const hours: readonly number[] = Array.from({ length: 24 }, (_, at) => (firstHour + at) % 24);
/** Rows, Monday first, as numbers from 0. */
export const weekdays: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Matches by weekday and hour: 7 rows from Monday, of 24 hours from `firstHour`. */
export type Week = readonly (readonly number[])[];

/** Monday, January 5, 1970. */
const firstMonday = 4 * day;

/** Counts the starts of matches, in minutes since 1970, as the clocks of a zone showed them. */
export function countWeek(starts: readonly number[], offsetAt: OffsetAt): Week {
  const week = weekdays.map(() => hours.map(() => 0));
  for (const start of starts) {
    const time = start * minute;
    const shifted = time + offsetAt(time) - firstHour * hour - firstMonday;
    const row = week[((Math.floor(shifted / day) % 7) + 7) % 7];
    const column = Math.floor((((shifted % day) + day) % day) / hour);
    if (row) row[column] = (row[column] ?? 0) + 1;
  }
  return week;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const windowLength = 4;

type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

const partOf = (start: number): PartOfDay => {
  if (start >= 22 || start < 3) return 'night';
  if (start < 11) return 'morning';
  return start < 16 ? 'afternoon' : 'evening';
};

export interface Habit {
  readonly part: PartOfDay;
  /** The share of matches in the four hours with the most of them. */
  readonly share: number;
  readonly from: number;
  readonly to: number;
  /** The two days with the most matches, as numbers from Monday. */
  readonly days: readonly [number, number];
}

/** Finds when most matches begin. Null: too few matches. */
export function findHabit(week: Week): Habit | null {
  const total = sum(week.map(sum));
  if (total < enoughMatches) return null;
  const byHour = hours.map((_, at) => sum(week.map((row) => row[at] ?? 0)));
  const inWindow = (at: number) => sum(byHour.slice(at, at + windowLength));
  const windows = hours.slice(0, hours.length - windowLength + 1).map((_, at) => at);
  const densest = windows.reduce((best, at) => (inWindow(at) > inWindow(best) ? at : best));
  const from = (firstHour + densest) % 24;
  const dayCounts = week.map(sum);
  const [first = 0, second = 0] = weekdays.toSorted((a, b) => (dayCounts[b] ?? 0) - (dayCounts[a] ?? 0));
  return {
    part: partOf(from),
    share: inWindow(densest) / total,
    from,
    to: (from + windowLength) % 24,
    days: [first, second],
  };
}
