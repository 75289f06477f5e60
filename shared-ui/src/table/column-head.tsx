import { classNames } from '../class-names/class-names.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/glyphs.ts';
import type { Column, Sorting } from './column.ts';
import styles from './table.module.css';

interface ColumnHeadProps<Row> {
  readonly column: Column<Row>;
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

export function ColumnHead<Row>({ column, sorting, onSort }: ColumnHeadProps<Row>) {
  const { id, head, look = 'text', place, sortBy, isWideOnly } = column;
  const direction = sorting?.column === id ? sorting.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  const words = (
    <>
      {place && <span className={styles.place}>#</span>}
      {head}
    </>
  );
  return (
    <th scope="col" className={classNames(styles[look], isWideOnly && styles.wideOnly)} aria-sort={direction}>
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
