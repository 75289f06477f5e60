/** One column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly head: React.ReactNode;
  readonly cell: (row: Row, index: number) => React.ReactNode;
  /** `number`: right-aligned. `figure`: right-aligned and large. `quiet`: muted. `name`: the row header, which is sticky. */
  readonly look?: 'text' | 'number' | 'figure' | 'quiet' | 'name';
  /** The row's rank, before its name. */
  readonly place?: (row: Row, index: number) => React.ReactNode;
  /** Returns the value to sort by. Without it, the column is not sortable. Null is last. */
  readonly sortBy?: (row: Row) => number | string | null;
  /** Whether it is hidden on phones. */
  readonly isWideOnly?: boolean;
}

export type SortDirection = 'ascending' | 'descending';

export interface Sorting {
  readonly column: string;
  readonly direction: SortDirection;
}
