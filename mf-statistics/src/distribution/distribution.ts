import type { TierBand, TierLabel } from '@hotdrop/shared-domain/game';
import { cumulativeShares, shareBetween } from '@hotdrop/shared-domain/stats';
import type { Histogram, RatingRow } from '@hotdrop/shared-domain/wire';

/** The points between two values; `to` is exclusive. */
export interface PointSpan {
  readonly from: number;
  readonly to: number;
}

export interface Bar extends PointSpan {
  readonly range: string;
  /** Null: the tiers are not known. */
  readonly tier: TierLabel | null;
  /** Share of the players. */
  readonly share: number;
  /** Share of the players in this bar and all bars above: "top 12.3 %". */
  readonly top: number;
  /** Share of the players in this bar and all bars below. */
  readonly cumulative: number;
}

/** A tier with all its divisions, as far as the chart shows it. */
export interface TierSpan extends PointSpan {
  readonly tier: TierLabel;
  /** Lowest first: `['4', '3', '2', '1']`. Empty where the tier has none. */
  readonly divisions: readonly string[];
  /** Share of the players. */
  readonly share: number;
}

export interface Distribution extends PointSpan {
  /** The points of a bar. */
  readonly step: number;
  readonly bars: readonly Bar[];
  readonly tiers: readonly TierSpan[];
}

/** Position of points in a chart: 0 is the left edge, 1 the right one. Points outside of it are at an edge. */
export const positionOf = ({ from, to }: PointSpan, points: number): number =>
  Math.min(1, Math.max(0, (points - from) / (to - from)));

/** The side to which the label of the marked player's line opens, by the line's position. */
export const labelSideOf = (x: number): 'left' | 'right' => (x < 0.5 ? 'right' : 'left');

/** Index of the bar with these points; -1: none. */
export const barOf = (bars: readonly PointSpan[], points: number): number =>
  bars.findIndex(({ from, to }) => points >= from && points < to);

const usualStep = 100;
/** The width of an axis without tiers is a multiple of it. */
const usualWidth = 400;

interface Tier {
  readonly tier: TierLabel;
  readonly from: number;
  /** Null: open. */
  readonly to: number | null;
  readonly divisions: readonly string[];
}

/** The tiers of bands, lowest first. */
const tiersOf = (bands: readonly TierBand[]): readonly Tier[] =>
  [...Map.groupBy(bands, ({ tier }) => tier.id).values()].flatMap((divisions) => {
    const [first] = divisions;
    return first
      ? [
          {
            tier: first.tier,
            from: first.from,
            to: divisions.at(-1)?.to ?? null,
            divisions: divisions.flatMap(({ tier }) => tier.division || []),
          },
        ]
      : [];
  });

/** Both ends of a row. An open one is as wide as a bar. */
const spanOf = ({ from, to }: RatingRow, step: number): PointSpan => {
  const end = to === null ? (from ?? 0) + step : to + 1;
  return { from: from ?? end - step, to: end };
};

/** From the lowest tier with players to the points of the best one, in whole tiers. */
function axisOf(spans: readonly PointSpan[], tiers: readonly Tier[]): PointSpan {
  const lowest = Math.min(...spans.map(({ from }) => from));
  const highest = Math.max(...spans.map(({ to }) => to));
  const [first] = tiers;
  const width = first?.to ? first.to - first.from : usualWidth;
  const start = (tiers.findLast(({ from }) => from <= lowest) ?? first)?.from ?? 0;
  const isBefore = lowest < start || tiers.length === 0;
  const from = isBefore ? start + Math.floor((lowest - start) / width) * width : start;
  return { from, to: from + Math.ceil((highest - from) / width) * width };
}

/** Computes the bars of rows, one for each step of an axis of whole tiers. Null: no row has players. */
export function toDistribution(
  rows: readonly RatingRow[],
  bands: readonly TierBand[],
  showRange: (from: number, to: number) => string,
): Distribution | null {
  const closed = rows.find(({ from, to }) => from !== null && to !== null);
  const step = closed?.to ? closed.to + 1 - (closed.from ?? 0) : usualStep;
  const played = rows.filter(({ ratio }) => ratio > 0).map((row) => spanOf(row, step));
  if (played.length === 0) return null;
  const tiers = tiersOf(bands);
  const axis = axisOf(played, tiers);
  const known = new Map(rows.map((row) => [Math.floor((spanOf(row, step).from - axis.from) / step), row]));
  const filled = Array.from({ length: Math.ceil((axis.to - axis.from) / step) }, (_, at): RatingRow => {
    const from = axis.from + at * step;
    const to = from + step - 1;
    return known.get(at) ?? { range: showRange(from, to), ratio: 0, from, to };
  });
  const cumulative = cumulativeShares(filled);
  const bars = filled.map(({ range, ratio }, at) => {
    const from = axis.from + at * step;
    return {
      from,
      to: from + step,
      range,
      tier: (bands.findLast((band) => band.from <= from) ?? bands[0])?.tier ?? null,
      share: ratio,
      top: Math.max(ratio, 1 - (cumulative[at - 1] ?? 0)),
      cumulative: cumulative[at] ?? 0,
    };
  });
  return { ...axis, step, bars, tiers: tierSpans(tiers, rows, axis) };
}

/** The tiers within the axis. Points below the lowest tier belong to it. */
const tierSpans = (
  tiers: readonly Tier[],
  rows: readonly RatingRow[],
  axis: PointSpan,
): readonly TierSpan[] =>
  tiers
    .map(({ tier, divisions, ...band }, index) => ({
      tier,
      divisions,
      from: index === 0 ? axis.from : Math.max(axis.from, band.from),
      to: Math.min(axis.to, band.to ?? axis.to),
      share: shareBetween(rows, index === 0 ? 0 : band.from, band.to),
    }))
    .filter(({ from, to }) => to > from);

/** The rows of a histogram, to compare it with other rows. */
export function rowsOf({ from, size, counts }: Histogram, sample: number): readonly RatingRow[] {
  return counts.map((count, index) => ({
    range: `${from + index * size}`,
    ratio: sample > 0 ? count / sample : 0,
    from: from + index * size,
    to: from + (index + 1) * size - 1,
    count,
  }));
}

/** The players of a histogram in each bar, as shares. */
export function sharesByBar({ from, size, counts }: Histogram, { bars }: Distribution): readonly number[] {
  const sample = counts.reduce((sum, count) => sum + count, 0) || 1;
  return bars.map(
    (bar) =>
      counts.reduce((sum, count, index) => {
        const points = from + index * size;
        return points >= bar.from && points < bar.to ? sum + count : sum;
      }, 0) / sample,
  );
}

/** The corners of a rising line: the share of players with fewer points at the end of each step. */
export function cumulativeLine(
  histogram: Histogram | null | undefined,
  distribution: Distribution,
): readonly (readonly [points: number, share: number])[] {
  if (!histogram) return distribution.bars.map(({ to, cumulative }) => [to, cumulative]);
  const { from, size, counts } = histogram;
  const sample = counts.reduce((sum, count) => sum + count, 0) || 1;
  let below = 0;
  return [
    [from, 0],
    ...counts.map((count, index): readonly [number, number] => {
      below += count;
      return [from + (index + 1) * size, below / sample];
    }),
  ];
}

/** Round shares of an axis, ascending from 0. The axis ends at the next 5 %. */
export function shareTicks(highest: number): readonly number[] {
  const fives = Math.max(1, Math.ceil(highest * 20 - 1e-9));
  const each = fives <= 5 ? 1 : fives <= 10 ? 2 : 5;
  return Array.from({ length: Math.ceil(fives / each) + 1 }, (_, index) => (index * each) / 20);
}
