import { type Game, type Season, type TierLabel, tierBands } from '@hotdrop/shared-domain/game';
import { durations } from '@hotdrop/shared-domain/rules';
import { type DateFormat, dayLength, startOfWeek, weekLength } from '@hotdrop/shared-domain/text';
import type { Climb } from '@hotdrop/shared-domain/wire';

/** Rank points at a time in milliseconds. */
export interface CurvePoint {
  readonly at: number;
  readonly points: number;
}

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** The scales of a plot: the first and the last time, the fewest and the most points. */
interface ClimbScale {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

export interface ClimbCurve extends ClimbScale {
  /** Readings that belong together, oldest first. Between two lines is a gap. */
  readonly lines: readonly (readonly CurvePoint[])[];
  readonly gaps: readonly Gap[];
  readonly first: CurvePoint;
  readonly last: CurvePoint;
  /** The time is null if the peak was never read. */
  readonly peak: { readonly points: number; readonly at: number | null } | null;
}

/** A part of the plot in a tier. Heights are shares of the plot, from the top. */
export interface ClimbBand {
  readonly tier: TierLabel;
  readonly top: number;
  readonly height: number;
}

const step = 50;
/** The curve keeps this distance from the lower and upper edge, in points. */
const margin = { low: 40, high: 70 } as const;
/** The words above the peak have this share of the points below it. */
const headroom = 0.2;
/** A player who plays little would otherwise have a curve of noise. */
const minRange = 300;

/** Rounds the range of points outward. */
function scalePoints(values: readonly number[]): Pick<ClimbScale, 'low' | 'high'> {
  const least = Math.min(...values) - margin.low;
  const peak = Math.max(...values);
  const most = peak + Math.max(margin.high, headroom * (peak - least));
  const missing = Math.max(0, minRange - (most - least)) / 2;
  return {
    low: Math.max(0, Math.floor((least - missing) / step) * step),
    high: Math.ceil((most + missing) / step) * step,
  };
}

interface Span extends Gap {
  readonly points: number;
}

/** The readings and the peak, which may be between two of them, in the order of time. */
function listSpans({ readings, peak }: Climb): readonly Span[] {
  const spans = readings.map(({ rankPoint, at, until }) => ({
    points: rankPoint,
    from: Date.parse(at),
    to: Date.parse(until ?? at),
  }));
  const peakAt = peak?.at ? Date.parse(peak.at) : null;
  const isListed = spans.some(({ from }) => from === peakAt);
  if (!peak || peakAt === null || isListed) return spans;
  return [...spans, { points: peak.rankPoint, from: peakAt, to: peakAt }].sort((a, b) => a.from - b.from);
}

/** Null: no points were read. */
export function toClimbCurve(climb: Climb, end: string): ClimbCurve | null {
  const spans = listSpans(climb);
  const lines: CurvePoint[][] = [];
  const gaps: Gap[] = [];
  let before: Span | undefined;
  for (const span of spans) {
    const isGap = before !== undefined && span.from - before.to >= durations.readingGap;
    if (before && isGap) gaps.push({ from: before.to, to: span.from });
    const line = lines.at(-1);
    const own = [span.from, ...(span.to > span.from ? [span.to] : [])].map((at) => ({
      at,
      points: span.points,
    }));
    if (line && !isGap) line.push(...own);
    else lines.push(own);
    before = span;
  }
  const first = lines[0]?.[0];
  const last = lines.at(-1)?.at(-1);
  if (!first || !last) return null;
  const to = Math.max(Date.parse(end), last.at);
  if (to - last.at >= durations.readingGap) gaps.push({ from: last.at, to });
  const peak = climb.peak && {
    points: climb.peak.rankPoint,
    at: climb.peak.at === null ? null : Date.parse(climb.peak.at),
  };
  return {
    lines,
    gaps,
    first,
    last,
    peak,
    from: Math.min(first.at, to - dayLength),
    to,
    ...scalePoints([...spans.map(({ points }) => points), ...(peak ? [peak.points] : [])]),
  };
}

/** Position of a time, as a share of the width. */
export const xOf = ({ from, to }: ClimbScale, at: number): number => (at - from) / (to - from);

/** To which side words at this position open, so that they stay within the plot. */
export const sideOf = (x: number) => (x < 0.3 ? 'start' : x > 0.7 ? 'end' : 'middle');

/** Position of points, as a share of the height from the top. */
export const yOf = ({ low, high }: Pick<ClimbScale, 'low' | 'high'>, points: number): number =>
  1 - (points - low) / (high - low);

export const toPercent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Where a reading is in the plot. */
export const placeOf = (scale: ClimbScale, { at, points }: CurvePoint) => ({
  '--x': toPercent(xOf(scale, at)),
  '--y': toPercent(yOf(scale, points)),
});

/** The tiers between the ends of the scale, the highest first. Empty if their first points are unknown. */
export function listBands(
  game: Game,
  season: Season,
  scale: Pick<ClimbScale, 'low' | 'high'>,
): readonly ClimbBand[] {
  const all = tierBands(game, season);
  const byTier = Map.groupBy(all, ({ tier }) => tier.id);
  const lowest = Math.min(...all.map(({ from }) => from));
  return [...byTier.values()]
    .flatMap((bands) => {
      const [first] = bands;
      const end = bands.at(-1)?.to ?? Number.POSITIVE_INFINITY;
      if (!first) return [];
      // The lowest tier has no lower end.
      const start = first.from === lowest ? 0 : first.from;
      const top = yOf(scale, Math.min(end, scale.high));
      const bottom = yOf(scale, Math.max(start, scale.low));
      return bottom > top ? [{ tier: first.tier, top, height: bottom - top }] : [];
    })
    .reverse();
}

/** The division with these points. Null: unknown. */
export const findDivision = (game: Game, season: Season, points: number): TierLabel | null =>
  tierBands(game, season).findLast(({ from }) => points >= from)?.tier ?? null;

interface DateTick {
  readonly at: number;
  readonly format: DateFormat;
}

/** Labels keep this share of the width from both ends and from each other. */
const room = 0.22;
/** Short axes name Mondays, long ones months. */
const monthsFrom = 45 * dayLength;

const listMonths = (from: number, to: number): DateTick[] => {
  const start = new Date(from);
  const count = Math.ceil((to - from) / (4 * weekLength)) + 1;
  return Array.from({ length: count }, (_, index) => ({
    // Noon, so that a time zone does not change the month.
    at: Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1 + index, 1, 12),
    format: 'month' as const,
  }));
};

const listMondays = (from: number, to: number): DateTick[] => {
  const first = startOfWeek(from - 1) + weekLength + dayLength / 2;
  return Array.from({ length: Math.ceil((to - from) / weekLength) }, (_, index) => ({
    at: first + index * weekLength,
    format: 'day' as const,
  }));
};

/** The dates between the ends of an axis, as many as have room. */
export function listDateTicks(from: number, to: number): readonly DateTick[] {
  const all = to - from > monthsFrom ? listMonths(from, to) : listMondays(from, to);
  const shareOf = (at: number) => (at - from) / (to - from);
  let last = 0;
  return all.filter(({ at }) => {
    const share = shareOf(at);
    const hasRoom = share - last >= room && share <= 1 - room;
    if (hasRoom) last = share;
    return hasRoom;
  });
}
