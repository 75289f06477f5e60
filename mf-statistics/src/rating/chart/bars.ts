import { cumulativeShares } from '@hotdrop/shared-domain/stats';
import type { RatingRow } from '@hotdrop/shared-domain/wire';
import { roundScale } from '../../chart/scale.ts';

export interface Bar {
  readonly range: string;
  /** The share of players in it. */
  readonly share: number;
  /** The share of players in it and in all bars above: "top 12.3 %". */
  readonly top: number;
  /** The share of players in it and in all bars below. */
  readonly cumulative: number;
  /** Part of the chart's height. */
  readonly height: number;
}

export interface Bars {
  readonly bars: readonly Bar[];
  /** Round shares for the axis, from 0 up. */
  readonly ticks: readonly number[];
}

/** The bars of a spread, on an axis from nothing to a round share. */
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
