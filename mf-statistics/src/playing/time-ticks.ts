import { findTime, type OffsetAt, startOfDay } from '@hotdrop/shared-domain/text';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Format of a label: time, day of the week, day of the year, month, or month with year. */
export type TickVariant = 'time' | 'weekday' | 'day' | 'month' | 'monthOfYear';

export interface TimeTick {
  readonly at: number;
  readonly variant: TickVariant;
}

interface Step {
  readonly variant: TickVariant;
  readonly length: number;
  /** Times of the labels between two times. */
  readonly between: (first: number, last: number, offsetAt: OffsetAt) => readonly number[];
}

/** Labels at a fixed interval of the clock; the label of a day is at noon. */
const every = (length: number, variant: TickVariant): Step => ({
  variant,
  length,
  between: (first, last, offsetAt) => {
    const shift = length < day ? 0 : day / 2;
    const start = Math.ceil((first + offsetAt(first) - shift) / length) * length + shift;
    const count = Math.max(0, Math.floor((last + offsetAt(last) - start) / length) + 1);
    const local = Array.from({ length: count }, (_, index) => start + index * length);
    // A time that clocks skip is the same as a later one.
    return [...new Set(local.map((at) => findTime(at, offsetAt)))];
  },
});

/** Labels on the first day of every `count` months. */
const months = (count: number, variant: TickVariant): Step => ({
  variant,
  length: 30 * count * day,
  between: (first, last, offsetAt) => {
    const start = new Date(first + offsetAt(first)).getUTCFullYear();
    const end = new Date(last + offsetAt(last)).getUTCFullYear();
    return Array.from({ length: ((end - start + 1) * 12) / count }, (_, index) =>
      findTime(Date.UTC(start, index * count), offsetAt),
    );
  },
});

const steps: readonly Step[] = [
  every(10 * minute, 'time'),
  every(hour, 'time'),
  every(4 * hour, 'time'),
  every(day, 'weekday'),
  every(5 * day, 'day'),
  months(2, 'month'),
  months(6, 'monthOfYear'),
];
const longest = months(12, 'monthOfYear');

/** The largest number of labels that fit. */
const maxLabels = 8;
/** A label closer to the right end would overflow. The left end has room below the values. */
const margin = 0.04;

/** Computes the labels of a time axis in the zone with these offsets. */
export function timeTicks(first: number, last: number, offsetAt: OffsetAt): readonly TimeTick[] {
  const end = last - (last - first) * margin;
  const { variant, between } = steps.find(({ length }) => (end - first) / length < maxLabels) ?? longest;
  return between(first, end, offsetAt)
    .filter((at) => at >= first && at <= end)
    .map((at) => ({ at, variant }));
}

/** Charts of more days have no lines for each. */
const mostDays = 8;

/** The beginnings of the days in a chart of some days. A chart of one day has none. */
export function midnights(first: number, last: number, offsetAt: OffsetAt): readonly number[] {
  const days = (last - first) / day;
  if (days > mostDays || days <= 1) return [];
  // Noon, so that a change of clocks does not skip a day.
  const noon = startOfDay(first, offsetAt) + day / 2;
  return Array.from({ length: Math.ceil(days) + 1 }, (_, index) =>
    startOfDay(noon + index * day, offsetAt),
  ).filter((at) => at > first && at < last);
}
