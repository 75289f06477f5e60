import { koreanOffset as offset } from '@hotdrop/shared-domain/text';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Format of a label: time, day of the week, day of the year, month, or month with year. */
export type TickLook = 'time' | 'weekday' | 'day' | 'month' | 'monthOfYear';

export interface TimeTick {
  readonly at: number;
  readonly look: TickLook;
}

interface Step {
  readonly look: TickLook;
  readonly length: number;
  /** Times of the labels between two times. */
  readonly between: (first: number, last: number) => readonly number[];
}

/** Labels at a fixed interval in the site's time zone; the label of a day is at noon. */
const every = (length: number, look: TickLook): Step => ({
  look,
  length,
  between: (first, last) => {
    const shift = length < day ? offset : offset - day / 2;
    const start = Math.ceil((first + shift) / length) * length - shift;
    const count = Math.max(0, Math.floor((last - start) / length) + 1);
    return Array.from({ length: count }, (_, index) => start + index * length);
  },
});

/** Labels on the first day of every `count` months. */
const months = (count: number, look: TickLook): Step => ({
  look,
  length: 30 * count * day,
  between: (first, last) => {
    const start = new Date(first + offset).getUTCFullYear();
    const end = new Date(last + offset).getUTCFullYear();
    const all = Array.from(
      { length: ((end - start + 1) * 12) / count },
      (_, index) => Date.UTC(start, index * count) - offset,
    );
    return all.filter((at) => at >= first && at <= last);
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

/** Computes the labels of a time axis. */
export function timeTicks(first: number, last: number): readonly TimeTick[] {
  const end = last - (last - first) * margin;
  const { look, between } = steps.find(({ length }) => (end - first) / length < maxLabels) ?? longest;
  return between(first, end).map((at) => ({ at, look }));
}
