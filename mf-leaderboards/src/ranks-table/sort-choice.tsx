import { Choice } from '@hotdrop/shared-ui/board-choice';
import { useSite } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import type { Board } from '../shared/board.ts';
import { boardAddress, boardSorts, isReversed, type Sorting } from './board-address.ts';
import styles from './ranks-table.module.css';
import { useColumnHeads } from './table/columns.ts';

interface SortProps {
  readonly board: Board;
  readonly sort: Sorting;
}

/** Sorts the board in windows that show no column heads for it. */
export function SortChoice({ board, sort }: SortProps) {
  const { links } = useSite();
  const { t } = useLingui();
  const heads = useColumnHeads();
  return (
    <Choice
      label={t`Sort by`}
      chosen={columnOf(sort)}
      options={boardSorts.map((id) => ({ id, name: heads[id] }))}
      to={(id) => boardAddress(links, { ...board, sort: boardSorts.find((one) => one === id) })}
      className={styles.narrowOnly}
    />
  );
}

/** Tells screen readers how the board is sorted after each change. */
export function SortAnnouncement({ sort }: Pick<SortProps, 'sort'>) {
  const { t } = useLingui();
  const column = useColumnHeads()[columnOf(sort)];
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {isReversed(sort) ? t`Sorted by ${column}, lowest first` : t`Sorted by ${column}, highest first`}
      </span>
    </VisuallyHidden>
  );
}

const columnOf = (sort: Sorting) => boardSorts.find((column) => sort.endsWith(column)) ?? 'points';
