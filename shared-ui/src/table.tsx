import { useState } from 'react';
import { classNames } from './class-names.ts';
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx';
import { VisuallyHidden } from './primitives.tsx';
import styles from './table.module.css';

/** One column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly head: React.ReactNode;
  /** Describes a head that is short. */
  readonly title?: string | undefined;
  readonly cell: (row: Row, index: number) => React.ReactNode;
  /** `number`: right-aligned. `figure`: right-aligned and large. `quiet`: muted. `name`: the row header, which is sticky. */
  readonly look?: 'text' | 'number' | 'figure' | 'quiet' | 'name';
  /** The row's rank, before its name. */
  readonly place?: (row: Row, index: number) => React.ReactNode;
  /** Returns the value to sort by. Without it, the column is not sortable. Null is last. */
  readonly sortBy?: (row: Row) => number | string | null;
  /** Whether it is hidden on phones. */
  readonly isWideOnly?: boolean;
  /** For rules of the page's own stylesheet, which win over the table's. */
  readonly className?: string | undefined;
}

type SortDirection = 'ascending' | 'descending';

export interface Sorting {
  readonly column: string;
  readonly direction: SortDirection;
}

interface TableProps<Row> {
  /** The accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => React.Key;
  /** The sorting of the given rows. With `onSort`, the sorting to apply. */
  readonly sorting?: Sorting | undefined;
  /** Makes the sorting controlled. Without it, the table keeps its own state. */
  readonly onSort?: (sorting: Sorting) => void;
  /** Whether to highlight a row, such as the visitor's own. */
  readonly isMarked?: ((row: Row) => boolean) | undefined;
  /** Whether rows are taller, for cells with two lines. */
  readonly isTall?: boolean;
  /** Returns the reason why a row has no figures, which replaces its cells. Null for rows with figures. */
  readonly instead?: ((row: Row) => React.ReactNode) | undefined;
  /** Returns attributes of a row for stylesheets and handlers. */
  readonly rowProps?: ((row: Row) => RowProps) | undefined;
  /** Returns a line below a row that divides it from the next one. */
  readonly divider?: ((row: Row) => React.ReactNode) | undefined;
  /** A last row that stays outside of the sorting, in the foot. */
  readonly foot?: Row | undefined;
  /**
   * Whether the page's stylesheet stacks the cells of a row in narrow windows. Some browsers then forget that they are
   * a table, so the roles are written out.
   */
  readonly isStacked?: boolean;
}

interface RowProps extends Pick<React.ComponentProps<'tr'>, 'className' | 'id' | 'tabIndex'> {
  readonly [name: `data-${string}`]: string | number | boolean | undefined;
}

/** A table with columns as data. Scrolls inside its panel; rank and name are sticky on phones. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sorting: given,
  isMarked,
  isTall = false,
  onSort,
  instead,
  rowProps,
  divider,
  foot,
  isStacked = false,
}: TableProps<Row>) {
  const [kept, keep] = useState<Sorting | null>(null);
  const chosen = onSort ? (given ?? null) : kept;
  const sorting = chosen ?? given ?? null;
  const sorted = sortRows(rows, columns, chosen);
  const shared = { columns, instead, rowProps, isMarked, divider, isStacked };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and the panel is already the landmark
    <div
      className={isStacked ? styles.stacked : styles.scroll}
      role="group"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)
      }
    >
      <table
        role={isStacked ? 'table' : undefined}
        className={classNames(styles.table, isTall && styles.tall)}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role={isStacked ? 'rowgroup' : undefined}>
          <tr role={isStacked ? 'row' : undefined}>
            {columns.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                isStacked={isStacked}
                sorting={sorting}
                onSort={onSort ?? keep}
              />
            ))}
          </tr>
        </thead>
        {(isStacked ? [sorted] : blocksOf(sorted)).map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a block, not its rows
          <tbody key={at} role={isStacked ? 'rowgroup' : undefined}>
            {block.map(({ row, index }) => (
              <TableRow key={rowKey(row, index)} row={row} index={index} {...shared} />
            ))}
          </tbody>
        ))}
        {foot && (
          <tfoot role={isStacked ? 'rowgroup' : undefined}>
            <TableRow row={foot} index={rows.length} {...shared} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface TableRowProps<Row>
  extends Pick<TableProps<Row>, 'columns' | 'instead' | 'rowProps' | 'isMarked' | 'divider'> {
  readonly row: Row;
  readonly index: number;
  readonly isStacked: boolean;
}

function TableRow<Row>({
  columns,
  row,
  index,
  isMarked,
  instead,
  rowProps,
  divider,
  isStacked,
}: TableRowProps<Row>) {
  const message = instead?.(row) ?? null;
  const named = columns.findIndex(({ look }) => look === 'name') + 1;
  const shown = message === null ? columns : columns.slice(0, named);
  const { className, ...attributes } = rowProps?.(row) ?? {};
  const below = divider?.(row);
  return (
    <>
      <tr
        role={isStacked ? 'row' : undefined}
        {...attributes}
        className={classNames(isMarked?.(row) && styles.marked, className)}
      >
        {shown.map((column) => (
          <Cell key={column.id} column={column} row={row} index={index} isStacked={isStacked} />
        ))}
        {message !== null && (
          <td className={styles.quiet} colSpan={columns.length - named}>
            {message}
          </td>
        )}
      </tr>
      {below && (
        <tr role={isStacked ? 'row' : undefined} className={styles.divider}>
          <td role={isStacked ? 'cell' : undefined} colSpan={columns.length}>
            {below}
          </td>
        </tr>
      )}
    </>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly index: number;
  readonly isStacked: boolean;
}

const classOf = ({ look = 'text', isWideOnly, className }: Column<never>) =>
  classNames(styles[look], isWideOnly && styles.wideOnly, className);

function Cell<Row>({ column, row, index, isStacked }: CellProps<Row>) {
  const { cell, look, place } = column;
  const className = classOf(column);
  if (look !== 'name') {
    return (
      <td role={isStacked ? 'cell' : undefined} className={className}>
        {cell(row, index)}
      </td>
    );
  }
  return (
    <th role={isStacked ? 'rowheader' : undefined} scope="row" className={className}>
      {place ? (
        <div className={styles.placed}>
          <span className={styles.place}>{place(row, index)}</span>
          {cell(row, index)}
        </div>
      ) : (
        cell(row, index)
      )}
    </th>
  );
}

/** An even number, so that the striping is the same as without blocks. */
const blockLength = 20;

/**
 * Splits rows into blocks that a browser paints separately, so that scrolling paints only the blocks that become
 * visible. An empty table has one empty block.
 */
function blocksOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.max(1, Math.ceil(rows.length / blockLength)) }, (_, at) =>
    rows.slice(at * blockLength, (at + 1) * blockLength),
  );
}

interface ColumnHeadProps<Row> {
  readonly column: Column<Row>;
  readonly isStacked: boolean;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

/** The first click sorts figures from the best down and texts alphabetically. */
function nextSorting({ id, look }: Column<never>, sorting: Sorting | null): Sorting {
  if (sorting?.column === id) {
    return { column: id, direction: sorting.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { column: id, direction: look === 'number' || look === 'figure' ? 'descending' : 'ascending' };
}

function ColumnHead<Row>({ column, isStacked, sorting, onSort }: ColumnHeadProps<Row>) {
  const { id, head, title, place, sortBy } = column;
  const direction = sorting?.column === id ? sorting.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  const words = (
    <>
      {place && <span className={styles.place}>#</span>}
      {head}
    </>
  );
  return (
    <th
      scope="col"
      role={isStacked ? 'columnheader' : undefined}
      className={classOf(column)}
      title={title}
      aria-label={title}
      aria-sort={direction}
    >
      {sortBy ? (
        <button type="button" className={styles.sort} onClick={() => onSort(nextSorting(column, sorting))}>
          {words}
          {direction && <Arrow size="xs" />}
        </button>
      ) : (
        <div className={place && styles.placed}>{words}</div>
      )}
    </th>
  );
}

/** A row with its original index. */
interface PlacedRow<Row> {
  readonly row: Row;
  readonly index: number;
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

/** Sorts rows. Rows without a value stay at the end in both directions, and equal rows keep their order. */
function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly PlacedRow<Row>[] {
  const placed = rows.map((row, index) => ({ row, index }));
  const sortBy = columns.find(({ id }) => id === sorting?.column)?.sortBy;
  if (!sorting || !sortBy) return placed;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return placed.sort((left, right) => {
    const [a, b] = [sortBy(left.row), sortBy(right.row)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}
