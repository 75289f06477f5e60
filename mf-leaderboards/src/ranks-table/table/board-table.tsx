import type { Answer, Cutoff } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Board } from '../../shared/board.ts';
import { useIsFavorite } from '../../shared/favorite-star.tsx';
import { PointsChange } from '../../shared/movement.tsx';
import { boardAddress, type Sorting } from '../board-address.ts';
import type { Standing } from '../side/use-own-standing.ts';
import { BoardRow } from './board-row.tsx';
import styles from './board-table.module.css';
import { ColumnHeads } from './column-heads.tsx';
import { columnIds, roles } from './columns.ts';
import { canSort, placeOf, rankOf } from './place-of.ts';

interface BoardTableProps {
  readonly board: Board;
  readonly content: Answer<'getLeaderboard'>;
  /** The accessible name of the table. */
  readonly caption: string;
  readonly sort: Sorting;
  /** The number of first rows that are shown elsewhere. */
  readonly skipped: number;
  readonly own: Standing | null;
  /** The place that was found, and the navigation that found it. */
  readonly at: number | null;
  readonly search: string;
}

/** One page of a board, as rows of two lines on phones. The visitor's own row is pinned to the window's edge. */
export function BoardTable({ board, content, caption, sort, skipped, own, at, search }: BoardTableProps) {
  const { links } = useSite();
  const isFavorite = useIsFavorite();
  const { meta, ranks, cutoffs } = content;
  const cutoffAfter = (place: number) =>
    sort === 'points' ? cutoffs?.find((one) => one.place === place && one.rankPoint !== null) : undefined;
  const [row, place] = [own?.row, own?.place];
  return (
    <table {...roles.table} className={styles.board}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <ColumnHeads board={board} sort={sort} isSortable={canSort(ranks)} />
      <tbody {...roles.group}>
        {ranks.map((one, index) => {
          if (index < skipped) return null;
          const current = placeOf(one, index, meta);
          const cutoff = cutoffAfter(current);
          return (
            <Fragment key={`${one.accountId} ${one.region}`}>
              <BoardRow
                row={one}
                mode={board.mode}
                sort={sort}
                rank={rankOf(one, index, meta)}
                place={current}
                isOwn={own?.accountId === one.accountId && own.shard === one.shard}
                isFavorite={isFavorite(one)}
                search={current === at ? search : null}
              />
              {cutoff && <CutoffRow cutoff={cutoff} />}
            </Fragment>
          );
        })}
      </tbody>
      {row && place && (
        <tfoot {...roles.group}>
          <BoardRow
            row={row}
            mode={board.mode}
            sort={sort}
            rank={row.rank ?? place}
            place={place}
            isOwn
            isFavorite={isFavorite(row)}
            search={null}
            to={boardAddress(links, { ...board, page: Math.ceil(place / meta.perPage), at: place })}
          />
        </tfoot>
      )}
    </table>
  );
}

/** Divides the first places of a board from the others. */
function CutoffRow({ cutoff: { place, rankPoint, week } }: { readonly cutoff: Cutoff }) {
  const { number } = useFormat();
  const points = number(rankPoint);
  return (
    <tr {...roles.row} className={styles.cutoff}>
      <td {...roles.cell} colSpan={columnIds.length}>
        <Trans>
          Top {place} <b>{points} points</b>
        </Trans>{' '}
        {week !== null && (
          <span>
            <Trans>
              <PointsChange points={week} /> in a week
            </Trans>
          </span>
        )}
      </td>
    </tr>
  );
}
