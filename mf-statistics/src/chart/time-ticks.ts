import { koreanOffset as offset } from '@hotdrop/shared-domain/text';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How a label is written: a time, a day of a week, a day of a year, a month, a month of a year. */
export type TickLook = 'time' | 'weekday' | 'day' | 'month' | 'monthOfYear';

export interface TimeTick {
  readonly at: number;
  readonly look: TickLook;
}

interface Step {
  readonly look: TickLook;
  readonly length: number;
  /** Where labels stand between two times. */
  readonly between: (first: number, last: number) => readonly number[];
}

/** Every so often by the site's clock; a day is named at its noon. */
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

/** The first of every so many months. */
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

/** So many have room. */
const most = 8;
/** Nearer to the end of the line a label would stick out. At its start there is room, below the values. */
const margin = 0.04;

/** What stands below a line over time: each label at the time of which it speaks. */
export function timeTicks(first: number, last: number): readonly TimeTick[] {
  const end = last - (last - first) * margin;
  const { look, between } = steps.find(({ length }) => (end - first) / length < most) ?? longest;
  return between(first, end).map((at) => ({ at, look }));
}
