/** One column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly head: React.ReactNode;
  readonly cell: (row: Row, index: number) => React.ReactNode;
  /** `number`: to the right. `figure`: to the right and large. `quiet`: muted. `name`: names the row, stays in view. */
  readonly look?: 'text' | 'number' | 'figure' | 'quiet' | 'name';
  /** The row's place, before its name. */
  readonly place?: (row: Row, index: number) => React.ReactNode;
  /** What sorting compares; without it the column is not sorted. Null comes last. */
  readonly sortBy?: (row: Row) => number | string | null;
  /** Left out on phones. */
  readonly isWideOnly?: boolean;
}

export type SortDirection = 'ascending' | 'descending';

export interface Sorting {
  readonly column: string;
  readonly direction: SortDirection;
}
