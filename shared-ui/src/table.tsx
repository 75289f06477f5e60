import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx';
import { VisuallyHidden } from './primitives.tsx';
import { ServerHtml } from './server-html.tsx';
import styles from './table.module.css';

/** One column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly head: React.ReactNode;
  /** Describes a short head. */
  readonly title?: string | undefined;
  readonly cell: (row: Row, index: number) => React.ReactNode;
  /** `number`: right-aligned. `stat`: right-aligned and large. `quiet`: muted. `name`: the row header, which is sticky. */
  readonly variant?: 'text' | 'number' | 'stat' | 'quiet' | 'name' | undefined;
  /** The row's rank, before its name. */
  readonly place?: ((row: Row, index: number) => React.ReactNode) | undefined;
  /** Returns the value to sort by. Without it, the column is not sortable. Null is last. */
  readonly sortBy?: ((row: Row) => number | string | null) | undefined;
  /** The address of the table sorted by this column. Replaces `sortBy`, and works without scripts. */
  readonly sortTo?: string | undefined;
  /** Whether a row has the column's best value, which is highlighted. */
  readonly isBest?: ((row: Row) => boolean) | undefined;
  /** On phones: hidden, or its `grid-area` in the row if the table has `phoneColumns`. */
  readonly phone?: 'hidden' | `${number}${string}` | undefined;
  /** Hidden below this width of the window. */
  readonly hideBelow?: 970 | undefined;
  /** Whether only phones show it, such as a second line of the row. */
  readonly isPhoneOnly?: boolean | undefined;
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
  /** A last row that stays outside of the sorting, in the foot, such as an average. */
  readonly foot?: Row | undefined;
  /** The sorting of the given rows. With `onSort`, the sorting to apply. */
  readonly sorting?: Sorting | undefined;
  /** Makes the sorting controlled. Without it, the table keeps its own state. */
  readonly onSort?: ((sorting: Sorting) => void) | undefined;
  /** Highlights a row: that of the visitor or of the page's player, a favorite, one of the first places, or one that counts little. */
  readonly mark?: ((row: Row) => 'mine' | 'favorite' | 'top' | 'quiet' | undefined) | undefined;
  /** The height of rows. `tall` is for cells with two lines. */
  readonly density?: 'dense' | 'normal' | 'tall' | undefined;
  /**
   * Makes each row a grid on phones, with this `grid-template-columns`, instead of a table that scrolls sideways.
   * Columns have their place in `phone`.
   */
  readonly phoneColumns?: string | undefined;
  /** Whether phones hide the heads and repeat each one above its cells. */
  readonly hasPhoneLabels?: boolean | undefined;
  /** Whether the page's stylesheet lays out the rows in narrow windows, so that the table never scrolls sideways. */
  readonly isStacked?: boolean | undefined;
  /** Returns the reason why a row has no stats, which replaces its cells. Null for rows with stats. */
  readonly instead?: ((row: Row) => React.ReactNode) | undefined;
  /** Returns a line below a row, over all columns: its details, or what divides it from the next row. */
  readonly divider?: ((row: Row) => React.ReactNode) | undefined;
  /** Names what the rows show. The browser keeps the server's rows until it changes, so only their links work. */
  readonly version?: string | undefined;
  /** Returns attributes and handlers of a row. */
  readonly rowProps?: ((row: Row) => RowProps) | undefined;
}

type RowProps = React.ComponentProps<'tr'> & {
  readonly [name: `data-${string}`]: string | number | boolean | undefined;
};

/** A table with columns as data. Scrolls inside its panel; rank and name are sticky on phones. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, foot, rowKey, sorting: given, onSort } = props;
  const { density = 'normal', phoneColumns, hasPhoneLabels, isStacked, version } = props;
  const [kept, keep] = useState<Sorting | null>(null);
  const chosen = onSort ? (given ?? null) : kept;
  const sorting = chosen ?? given ?? null;
  const drawn = ({ row, index }: PlacedRow<Row>) => (
    <TableRow
      key={rowKey(row, index)}
      columns={columns}
      row={row}
      index={index}
      mark={props.mark}
      instead={props.instead}
      divider={props.divider}
      rowProps={props.rowProps}
      hasLabels={hasPhoneLabels ?? false}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and the panel is already the landmark
    <div
      className={classNames(isStacked ? styles.stacked : styles.scroll, phoneColumns && styles.list)}
      role="group"
      aria-label={caption}
      // Keyboard users must be able to scroll it.
      tabIndex={isStacked ? undefined : 0}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)
      }
    >
      <table
        {...roles.table}
        className={classNames(styles.table, styles[density], hasPhoneLabels && styles.labeled)}
        style={{ '--phone-columns': phoneColumns }}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} sorting={sorting} onSort={onSort ?? keep} />
            ))}
          </tr>
        </thead>
        {blocksOf(sortRows(rows, columns, chosen), isStacked ? Math.max(1, rows.length) : blockLength).map(
          (block, at) =>
            version === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a block, not its rows
              <tbody key={at} {...roles.group}>
                {block.map(drawn)}
              </tbody>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <ServerHtml key={at} as="tbody" version={version} {...roles.group}>
                {() => block.map(drawn)}
              </ServerHtml>
            ),
        )}
        {foot && <tfoot {...roles.group}>{drawn({ row: foot, index: rows.length })}</tfoot>}
      </table>
    </div>
  );
}

/** Some browsers forget that rows with the layout of a grid are rows of a table, so the roles are written out. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

interface TableRowProps<Row>
  extends Pick<TableProps<Row>, 'columns' | 'mark' | 'instead' | 'divider' | 'rowProps'> {
  readonly row: Row;
  readonly index: number;
  readonly hasLabels: boolean;
}

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { columns, row, index, mark, instead, divider, rowProps, hasLabels } = props;
  const message = instead?.(row) ?? null;
  const below = divider?.(row) ?? null;
  const kind = mark?.(row);
  const width = columns.filter(({ isPhoneOnly }) => !isPhoneOnly).length;
  const named = columns.findIndex(({ variant }) => variant === 'name') + 1;
  const shown = message === null ? columns : columns.slice(0, named);
  const { className, ...attributes } = rowProps?.(row) ?? {};
  return (
    <>
      <tr {...roles.row} {...attributes} className={classNames(kind && styles[kind], className)}>
        {shown.map((column) => (
          <Cell key={column.id} column={column} row={row} index={index} hasLabel={hasLabels} />
        ))}
        {message !== null && (
          <td {...roles.cell} className={styles.quiet} colSpan={width - named}>
            {message}
          </td>
        )}
      </tr>
      {below !== null && (
        <tr {...roles.row} className={styles.divider}>
          <td {...roles.cell} colSpan={width}>
            {below}
          </td>
        </tr>
      )}
    </>
  );
}

/** Memoized, so that a change in a long list renders only one row. */
const TableRow = memo(PlainRow) as typeof PlainRow;

const classOf = <Row,>({ variant = 'text', phone, hideBelow, isPhoneOnly, className }: Column<Row>) =>
  classNames(
    styles[variant],
    phone === 'hidden' && styles.wideOnly,
    hideBelow && styles[`hideBelow${hideBelow}`],
    isPhoneOnly && styles.phoneOnly,
    className,
  );

const styleOf = <Row,>({ phone }: Column<Row>) =>
  phone && phone !== 'hidden' ? { '--area': phone } : undefined;

interface CellProps<Row> {
  readonly hasLabel: boolean;
  readonly column: Column<Row>;
  readonly row: Row;
  readonly index: number;
}

function Cell<Row>({ column, row, index, hasLabel }: CellProps<Row>) {
  const { cell, head, variant = 'text', place, isBest } = column;
  const className = classNames(classOf(column), isBest?.(row) && styles.best);
  if (variant !== 'name')
    return (
      <td {...roles.cell} className={className} style={styleOf(column)}>
        {hasLabel && (
          <small className={styles.label} aria-hidden="true">
            {head}
          </small>
        )}
        {cell(row, index)}
      </td>
    );
  return (
    <th {...roles.name} className={className} style={styleOf(column)}>
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
function blocksOf<Row>(rows: readonly Row[], length: number): readonly (readonly Row[])[] {
  return Array.from({ length: Math.max(1, Math.ceil(rows.length / length)) }, (_, at) =>
    rows.slice(at * length, (at + 1) * length),
  );
}

interface ColumnHeadProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

/** The first click sorts stats from the best down and texts alphabetically. */
function nextSorting({ id, variant }: Column<never>, sorting: Sorting | null): Sorting {
  if (sorting?.column === id) {
    return { column: id, direction: sorting.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { column: id, direction: variant === 'number' || variant === 'stat' ? 'descending' : 'ascending' };
}

function ColumnHead<Row>({ column, sorting, onSort }: ColumnHeadProps<Row>) {
  const { id, head, title, place, sortBy, sortTo } = column;
  const direction = sorting?.column === id ? sorting.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  const words = (
    <>
      {place && <span className={styles.place}>#</span>}
      {head}
      {direction && <Arrow size="xs" />}
    </>
  );
  return (
    <th
      {...roles.head}
      className={classOf(column)}
      style={styleOf(column)}
      title={title}
      aria-label={title}
      aria-sort={direction}
    >
      {sortTo !== undefined && (
        <Link to={sortTo} preventScrollReset rel="nofollow" className={styles.sort}>
          {words}
          {!direction && <SortShape />}
        </Link>
      )}
      {sortTo === undefined && sortBy && (
        <button type="button" className={styles.sort} onClick={() => onSort(nextSorting(column, sorting))}>
          {words}
        </button>
      )}
      {sortTo === undefined && !sortBy && <div className={place && styles.placed}>{words}</div>}
    </th>
  );
}

/** Two arrowheads: the column can be sorted. */
const SortShape = () => (
  <svg className={styles.sortShape} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M6.5 7.5L10 4l3.5 3.5M6.5 12.5L10 16l3.5-3.5" />
  </svg>
);

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
