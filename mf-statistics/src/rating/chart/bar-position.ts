import type { RatingRow } from '@hotdrop/shared-domain/wire';

/** Index of the bar that contains the points; -1: none. */
export const barOf = (rows: readonly RatingRow[], points: number): number =>
  rows.findIndex(
    ({ from, to }) => (from === null || points >= from) && (to === null || Math.floor(points) <= to),
  );

/** Position of the points along the bars: 0 is the left edge of the first bar, 1 the right edge of the last one. */
export function positionOf(rows: readonly RatingRow[], points: number): number {
  const first = rows[0];
  if (!first || (first.from !== null && points < first.from)) return 0;
  const at = barOf(rows, points);
  const row = rows[at];
  if (!row) return 1;
  // An open-ended bar has no width.
  const inside = row.from === null || row.to === null ? 0 : (points - row.from) / (row.to + 1 - row.from);
  return (at + inside) / rows.length;
}
