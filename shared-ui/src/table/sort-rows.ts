import type { Column, Sorting } from './column.ts';

/** A row with its original index. */
export interface PlacedRow<Row> {
  readonly row: Row;
  readonly index: number;
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

/** Sorts rows. Rows without a value stay at the end in both directions, and equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly PlacedRow<Row>[] {
  const placed = rows.map((row, index) => ({ row, index }));
  const sortBy = columns.find(({ id }) => id === sorting?.column)?.sortBy;
  if (!sorting || !sortBy) return placed;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return placed.sort((one, other) => {
    const [a, b] = [sortBy(one.row), sortBy(other.row)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}
