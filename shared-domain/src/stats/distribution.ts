import type { RatingRow } from '../wire/index.ts';
import { roundTo } from './formulas.ts';

/** The share of players in each row and all rows below it. */
export function cumulativeShares(rows: readonly RatingRow[]): readonly number[] {
  let sum = 0;
  return rows.map((row) => {
    sum = Math.min(1, sum + row.ratio);
    return sum;
  });
}

/** The share of players with fewer points, interpolated within a row. Null: there are no rows. */
export function shareBelow(rows: readonly RatingRow[], points: number): number | null {
  if (rows.length === 0 || !Number.isFinite(points)) return null;
  const sum = rows.reduce((below, row) => below + row.ratio * partBelow(row, points), 0);
  return Math.min(1, sum);
}

/** An open row has no width for interpolation, so it counts completely if the points are beyond its closed end. */
function partBelow({ from, to }: RatingRow, points: number): number {
  if (to !== null && points > to) return 1;
  if (from === null || to === null || points <= from) return 0;
  return (points - from) / (to + 1 - from);
}

/** The share of players between two point values. `to` is exclusive; null: open. */
export function shareBetween(rows: readonly RatingRow[], from: number, to: number | null): number {
  const below = (points: number) => shareBelow(rows, points) ?? 0;
  const all = cumulativeShares(rows).at(-1) ?? 0;
  return Math.max(0, (to === null ? all : below(to)) - below(from));
}

/**
 * The share of players behind a standing. Rounded first, so that it adds up to 100 % with the standing as it is shown:
 * top 1.7 %, ahead of 98.3 %.
 */
export const shareBehind = (ratio: number): number => 1 - roundTo(ratio, 3);
