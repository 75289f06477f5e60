import { durations } from '@hotdrop/shared-domain/rules';
import { weekLength, weekOf } from '@hotdrop/shared-domain/text';
import type { ClimbCurve, CurvePoint } from './climb-curve.ts';

/** An ISO week in UTC. */
export interface ClimbWeek {
  readonly number: number;
  /** Its Monday, in milliseconds. */
  readonly start: number;
  /** The last points of the week. Null: none were read. */
  readonly points: number | null;
  /** Null: the points before the week, or those of the week, are not known. */
  readonly change: number | null;
}

/** The points at a time: those of the reading before it, unless the time is in a gap. */
function pointsAt({ lines }: ClimbCurve, time: number): number | null {
  const line = lines.findLast(([first]) => first !== undefined && first.at < time);
  const last = line?.findLast(({ at }) => at < time);
  if (!last) return null;
  const isInside = line?.at(-1) !== last || time - last.at < durations.readingGap;
  return isInside ? last.points : null;
}

/** The weeks from the first to the last reading. */
export function listWeeks(curve: ClimbCurve): readonly ClimbWeek[] {
  const first = weekOf(curve.first.at).start;
  const count = (weekOf(curve.last.at).start - first) / weekLength + 1;
  const all: readonly CurvePoint[] = curve.lines.flat();
  return Array.from({ length: count }, (_, index) => {
    const start = first + index * weekLength;
    const end = start + weekLength;
    const hasReading = all.some(({ at }) => at >= start && at < end);
    const points = hasReading ? (all.findLast(({ at }) => at < end)?.points ?? null) : null;
    const known = points ?? pointsAt(curve, end);
    const before = pointsAt(curve, start);
    return {
      number: weekOf(start).number,
      start,
      points: known,
      change: known === null || before === null ? null : known - before,
    };
  });
}

/** The change of the last week, and how it compares with the weeks before. */
export interface WeekGain {
  readonly week: number;
  readonly change: number;
  /** The last week in which the player won as many points; null: no week before did, or it is the one before. */
  readonly since: number | null;
  /** Whether it is the best of at least three weeks. */
  readonly isBest: boolean;
}

/** The gain of the running week or the one before. Null: it is not known. */
export function findWeekGain(weeks: readonly ClimbWeek[], now: number): WeekGain | null {
  const own = weeks.at(-1);
  if (!own || own.change === null || weekOf(now).start - own.start > weekLength) return null;
  const { change, number } = own;
  const earlier = weeks.slice(0, -1).filter((each) => each.change !== null);
  const match = earlier.findLast((each) => (each.change ?? 0) >= change);
  const isWon = change > 0;
  const isNew = match && own.start - match.start > weekLength;
  return {
    week: number,
    change,
    since: isWon && isNew ? match.number : null,
    isBest: isWon && !match && earlier.length >= 2,
  };
}
