import type { BoardSort } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Board } from '../../shared/board.ts';
import { boardAddress, boardSorts, isReversed, nextSorting, type Sorting } from '../board-address.ts';
import styles from './board-table.module.css';
import { type ColumnId, columnIds, roles, useColumnHeads } from './columns.ts';

interface ColumnHeadsProps {
  readonly board: Board;
  readonly sort: Sorting;
  readonly isSortable: boolean;
}

const sortOf = (id: ColumnId): BoardSort | undefined => boardSorts.find((sort) => sort === id);

/** Heads of the columns. Those of figures are links that sort the whole board. */
export function ColumnHeads({ board, sort, isSortable }: ColumnHeadsProps) {
  const { t } = useLingui();
  const heads = useColumnHeads();
  /** Heads that say too little. */
  const titles: Partial<Record<ColumnId, string>> = {
    place: t`Place`,
    day: t`Places since yesterday`,
    season: t`Places since the first day of the season on this leaderboard`,
  };
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {columnIds.map((id) => {
          const column = isSortable ? sortOf(id) : undefined;
          return (
            <th
              key={id}
              {...roles.head}
              className={styles[id]}
              title={titles[id]}
              aria-label={titles[id]}
              aria-sort={ariaSort(id, sort)}
            >
              {column ? <SortLink board={board} column={column} sort={sort} head={heads[id]} /> : heads[id]}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function ariaSort(id: ColumnId, sort: Sorting): 'ascending' | 'descending' | undefined {
  if (sort === id) return 'descending';
  return sort === `-${id}` ? 'ascending' : undefined;
}

interface SortLinkProps {
  readonly board: Board;
  readonly column: BoardSort;
  readonly sort: Sorting;
  readonly head: string;
}

function SortLink({ board, column, sort, head }: SortLinkProps) {
  const { links } = useSite();
  const isCurrent = sort === column || sort === `-${column}`;
  const Arrow = isReversed(sort) ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Link
      to={boardAddress(links, { ...board, sort: nextSorting(column, sort) })}
      preventScrollReset
      rel="nofollow"
      className={styles.sort}
    >
      {head}
      <span className={classNames(styles.arrow, isCurrent && styles.current)}>
        {isCurrent ? <Arrow size="xs" /> : <SortShape />}
      </span>
    </Link>
  );
}

/** Two arrowheads: the column can be sorted. */
const SortShape = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M6.5 7.5L10 4l3.5 3.5M6.5 12.5L10 16l3.5-3.5" />
  </svg>
);
