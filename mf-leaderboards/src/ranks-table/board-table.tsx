import { type BoardSorting, columnOf, isReversed, limits } from '@hotdrop/shared-domain/rules';
import type { Answer, Cutoff } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat, useLinks } from '@hotdrop/shared-ui/site';
import { Table } from '@hotdrop/shared-ui/table';
import { Trans } from '@lingui/react/macro';
import { linkPatterns } from '../link-patterns.ts';
import type { Board, RankedRow } from '../shared/board.ts';
import { PointsChange, useIsFavorite } from '../shared/board-parts.tsx';
import { boardAddress, foundId, nextSorting } from './board-address.ts';
import { type BoardColumn, type BoardRow, StatLine } from './columns.tsx';
import styles from './ranks-table.module.css';
import type { Standing } from './use-my-standing.ts';

interface BoardTableProps {
  readonly board: Board;
  readonly columns: readonly BoardColumn[];
  readonly ranks: readonly RankedRow[];
  readonly content: Answer<'getLeaderboard'>;
  /** The accessible name of the table. */
  readonly caption: string;
  readonly sort: BoardSorting;
  readonly mine: Standing | null;
  /** The place that was found. */
  readonly at: number | null;
}

const isTop = ({ place }: Pick<RankedRow, 'place'>) => place <= limits.leaderboardHighlighted;

/** One page of a board, as rows of two lines on phones. The visitor's own row is pinned to the window's edge. */
export function BoardTable({ board, columns, ranks, content, caption, sort, mine, at }: BoardTableProps) {
  const links = useLinks(linkPatterns);
  const isFavorite = useIsFavorite();
  const { meta, cutoffs } = content;
  const sortedBy = columnOf(sort);
  const rows = ranks.map(
    (ranked): BoardRow => ({
      ...ranked,
      isFavorite: isFavorite(ranked.row),
      isMine: mine?.accountId === ranked.row.accountId && mine.shard === ranked.row.shard,
    }),
  );
  const marked = rows.filter(({ isFavorite: isStarred, isMine }) => isStarred || isMine);
  const cutoffAfter = ({ place }: RankedRow) =>
    sort === 'points' ? cutoffs?.find((one) => one.place === place && one.rankPoint !== null) : undefined;
  const pinned = mine?.ranked ?? undefined;
  return (
    <Table
      isStacked
      phoneColumns="var(--s-8) var(--s-9) minmax(0, 1fr) var(--mark-s) var(--s-14)"
      caption={caption}
      columns={[
        ...columns.map((column) => ({
          variant: 'number' as const,
          phone: 'hidden' as const,
          sortTo: column.sort && boardAddress(links, { ...board, sort: nextSorting(column.sort, sort) }),
          ...column,
        })),
        {
          id: 'line',
          head: null,
          isPhoneOnly: true,
          phone: '2 / 3 / auto / -1',
          cell: ({ row }) => <StatLine columns={columns} row={row} sortedBy={sortedBy} />,
        },
      ]}
      rows={rows}
      version={JSON.stringify([
        board,
        sort,
        meta.page,
        content.updatedAt,
        at,
        marked.map(({ row, isMine }) => [row.accountId, isMine]),
      ])}
      rowKey={({ row }) => `${row.accountId} ${row.region}`}
      sorting={{
        column: columns.find((column) => column.sort === sortedBy)?.id ?? '',
        direction: isReversed(sort) ? 'ascending' : 'descending',
      }}
      mark={({ isMine, isFavorite: isMarked, place }) =>
        isMine ? 'mine' : isTop({ place }) ? 'top' : isMarked ? 'favorite' : undefined
      }
      rowProps={(ranked) => ({
        className: classNames(ranked.isMine && styles.mine, isTop(ranked) && styles.top),
        ...(ranked.place === at && !ranked.to && { id: foundId, tabIndex: -1 }),
      })}
      divider={(ranked) => {
        const cutoff = ranked.to ? undefined : cutoffAfter(ranked);
        return cutoff ? <CutoffWords {...cutoff} /> : null;
      }}
      foot={
        pinned && {
          ...pinned,
          isMine: true,
          isFavorite: isFavorite(pinned.row),
          to: boardAddress(links, {
            ...board,
            page: Math.ceil(pinned.place / meta.perPage),
            at: pinned.place,
          }),
        }
      }
    />
  );
}

/** Divides the first places of a board from the others. */
function CutoffWords({ place, rankPoint, week }: Cutoff) {
  const { number } = useFormat();
  const points = number(rankPoint);
  return (
    <>
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
    </>
  );
}
