import { cumulativeShares } from '@hotdrop/shared-domain/stats';
import type { RatingRow } from '@hotdrop/shared-domain/wire';
import { roundScale } from '../../chart/scale.ts';

export interface Bar {
  readonly range: string;
  /** Share of the players. */
  readonly share: number;
  /** Share of the players in this bar and all bars above: "top 12.3 %". */
  readonly top: number;
  /** Share of the players in this bar and all bars below. */
  readonly cumulative: number;
  /** Fraction of the chart's height. */
  readonly height: number;
}

export interface Bars {
  readonly bars: readonly Bar[];
  /** Round shares for the axis, ascending from 0. */
  readonly ticks: readonly number[];
}

/** Computes the bars of a distribution, on an axis from zero to a round share. */
export function barsOf(rows: readonly RatingRow[]): Bars {
  const { ticks, at } = roundScale([0, ...rows.map(({ ratio }) => ratio)]);
  const cumulative = cumulativeShares(rows);
  const bars = rows.map(({ range, ratio }, index) => ({
    range,
    share: ratio,
    top: Math.max(ratio, 1 - (cumulative[index - 1] ?? 0)),
    cumulative: cumulative[index] ?? 0,
    height: at(ratio),
  }));
  return { bars, ticks };
}
