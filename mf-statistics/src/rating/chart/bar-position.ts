import type { RatingRow } from '@hotdrop/shared-domain/wire';

/** The bar in which so many points stand; -1: in none. */
export const barOf = (rows: readonly RatingRow[], points: number): number =>
  rows.findIndex(
    ({ from, to }) => (from === null || points >= from) && (to === null || Math.floor(points) <= to),
  );

/** How far along the bars so many points lie: 0 at the first bar's left side, 1 at the last one's right. */
export function placeOf(rows: readonly RatingRow[], points: number): number {
  const first = rows[0];
  if (!first || (first.from !== null && points < first.from)) return 0;
  const at = barOf(rows, points);
  const row = rows[at];
  if (!row) return 1;
  // An open end has no width to divide.
  const inside = row.from === null || row.to === null ? 0 : (points - row.from) / (row.to + 1 - row.from);
  return (at + inside) / rows.length;
}
