import type { HistoryPoint } from '../wire/index.ts';

/** Time zones differ from UTC by multiples of a quarter of an hour, so no day begins within one. */
const slot = 15 * 60_000;

/**
 * Keeps the counts that are higher than all later ones, and the highest of each quarter of an hour. Both lists are sorted
 * from old to new. The first kept count since midnight is the peak of the day, in every time zone.
 */
export function keepPeaks(counts: readonly HistoryPoint[]): readonly HistoryPoint[] {
  const peaks: HistoryPoint[] = [];
  for (const point of counts.toReversed()) {
    const later = peaks.at(-1);
    if (later && point.count <= later.count) continue;
    if (later && slotOf(point) === slotOf(later)) peaks.pop();
    peaks.push(point);
  }
  return peaks.reverse();
}

const slotOf = ({ at }: HistoryPoint) => Math.floor(Date.parse(at) / slot);

/** Finds the highest count since a time, in milliseconds. */
export const findPeak = (peaks: readonly HistoryPoint[], since: number): HistoryPoint | null =>
  peaks.find(({ at }) => Date.parse(at) >= since) ?? null;
