const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The offsets of a zone's clocks from UTC, with the time from which each is valid, oldest first. All numbers are minutes,
 * because pages contain the list.
 */
export type TimeZone = readonly (readonly [from: number, offset: number])[];

/** Returns how far clocks are ahead of UTC at a time, in milliseconds. */
export type OffsetAt = (time: number) => number;

export const inUtc: OffsetAt = () => 0;
export const inKorea: OffsetAt = () => 9 * 60 * minute;

/** Reads the offsets of a zone. The first one also counts for all times before. An empty list is UTC. */
export const inTimeZone =
  (zone: TimeZone): OffsetAt =>
  (time) => {
    const [, offset] = zone.findLast(([from]) => from * minute <= time) ?? zone[0] ?? [0, 0];
    return offset * minute;
  };

/**
 * Returns the first time at which clocks show `local`, which is written as if it were UTC. A skipped time is read with
 * the offset before the skip.
 */
export function findTime(local: number, offsetAt: OffsetAt): number {
  // A day is longer than any offset, so these are the offsets before and after a change.
  const early = local - offsetAt(local - day);
  const late = local - offsetAt(local + day);
  const isLate = early + offsetAt(early) !== local && late + offsetAt(late) === local;
  return isLate ? late : early;
}

/** Returns when the day of a time begins: at midnight, or later where clocks skip midnight. */
export const startOfDay = (time: number, offsetAt: OffsetAt): number =>
  findTime(Math.floor((time + offsetAt(time)) / day) * day, offsetAt);
