import type { OffsetAt } from '@hotdrop/shared-domain/text';
import type { LinePoint } from './line-series.ts';

const hour = 3_600_000;
const hoursOfDay = 24;
/** Length of the busiest time, in hours. */
const busyLength = 3;

interface CountAt {
  readonly at: number;
  readonly value: number;
}

interface LineSummary {
  readonly highest: CountAt;
  readonly lowest: CountAt;
  readonly mean: number;
  /** The mean of the same steps earlier. Null: it is not known for all of them. */
  readonly earlierMean: number | null;
  /** The clock hour at which the busiest hours begin. Null: the steps are longer, or cover less than a day. */
  readonly busiestHour: number | null;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Summarizes the steps that are over. Null: there are none. */
export function summarizeLine(points: readonly LinePoint[], offsetAt: OffsetAt): LineSummary | null {
  const over = points.filter(({ isOpen }) => !isOpen);
  const [first] = over;
  if (!first) return null;
  const highest = over.reduce((best, point) =>
    (point.peak ?? point.value) > (best.peak ?? best.value) ? point : best,
  );
  const lowest = over.reduce((least, point) => (point.value < least.value ? point : least));
  const earlier = over.flatMap((point) => point.earlier ?? []);
  return {
    highest: { at: highest.at, value: highest.peak ?? highest.value },
    lowest: { at: lowest.at, value: lowest.value },
    mean: meanOf(over.map(({ value }) => value)),
    earlierMean: earlier.length === over.length ? meanOf(earlier) : null,
    busiestHour: findBusiestHour(over, offsetAt),
  };
}

/** Finds the hours of the clock with most players on average. */
function findBusiestHour(points: readonly LinePoint[], offsetAt: OffsetAt): number | null {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last || second.at - first.at > hour) return null;
  if (last.at - first.at < (hoursOfDay - 1) * hour) return null;
  const byHour = Map.groupBy(points, ({ at }) => Math.floor((at + offsetAt(at)) / hour) % hoursOfDay);
  const means = Array.from({ length: hoursOfDay }, (_, clock) =>
    meanOf((byHour.get(clock) ?? []).map(({ value }) => value)),
  );
  if (means.some(Number.isNaN)) return null;
  const sums = means.map((_, start) =>
    meanOf(Array.from({ length: busyLength }, (__, index) => means[(start + index) % hoursOfDay] ?? 0)),
  );
  return sums.indexOf(Math.max(...sums));
}

const showHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** `21` → `21:00` and `24:00`. */
export const findBusyHours = (start: number) => ({
  from: showHour(start),
  to: showHour(((start + busyLength - 1) % hoursOfDay) + 1),
});
