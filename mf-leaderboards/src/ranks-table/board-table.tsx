import { limits } from '@hotdrop/shared-domain/rules';
import { rankNumber } from '@hotdrop/shared-domain/stats';
import type { Answer, Cutoff, LeaderboardRow, ListMeta } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Plural, Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Board } from '../shared/board.ts';
import { PointsChange, useIsFavorite } from '../shared/board-parts.tsx';
import { boardAddress, isReversed, nextSorting, type Sorting } from './board-address.ts';
import { type BoardColumn, type RankedRow, useBoardColumns } from './columns.tsx';
import { useFoundElement } from './find.tsx';
import styles from './ranks-table.module.css';
import type { Standing } from './use-own-standing.ts';

/*
 * Phones show rows as grids of two lines. Some browsers then forget that they are rows of a table, so the roles are
 * written out.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

type Paged = Pick<ListMeta, 'page' | 'perPage'>;

/** The place of a row in the list by points, in every sorting. */
export const placeOf = ({ place }: LeaderboardRow, index: number, { page, perPage }: Paged): number =>
  place ?? rankNumber(page, perPage, index);

/** The published rank, which can have gaps, or the place. */
export const rankOf = (row: LeaderboardRow, index: number, meta: Paged): number =>
  row.rank ?? placeOf(row, index, meta);

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
  const columns = useBoardColumns(board.mode);
  const { meta, ranks, cutoffs } = content;
  const cutoffAfter = (place: number) =>
    sort === 'points' ? cutoffs?.find((one) => one.place === place && one.rankPoint !== null) : undefined;
  const [row, place] = [own?.row, own?.place];
  return (
    <table {...roles.table} className={styles.board}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th
              key={column.id}
              {...roles.head}
              className={classOf(column)}
              title={column.title}
              aria-label={column.title}
              aria-sort={ariaSort(column, sort)}
            >
              {column.sort ? <SortLink board={board} column={column} sort={sort} /> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {ranks.map((one, index) => {
          if (index < skipped) return null;
          const current = placeOf(one, index, meta);
          const cutoff = cutoffAfter(current);
          return (
            <Fragment key={`${one.accountId} ${one.region}`}>
              <BoardRow
                columns={columns}
                row={one}
                sort={sort}
                rank={rankOf(one, index, meta)}
                place={current}
                isOwn={own?.accountId === one.accountId && own.shard === one.shard}
                isFavorite={isFavorite(one)}
                search={current === at ? search : null}
              />
              {cutoff && <CutoffRow cutoff={cutoff} columns={columns} />}
            </Fragment>
          );
        })}
      </tbody>
      {row && place && (
        <tfoot {...roles.group}>
          <BoardRow
            columns={columns}
            row={row}
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

const classOf = ({ className, isOnPhones }: BoardColumn) =>
  classNames(className ?? styles.number, !isOnPhones && styles.wideColumn);

interface BoardRowProps extends RankedRow {
  readonly columns: readonly BoardColumn[];
  readonly sort: Sorting;
  readonly place: number;
  /** The navigation that found the row; null: none did. */
  readonly search: string | null;
}

/** A player of a board. The whole row is the link's target. */
function BoardRow({ columns, sort, place, search, ...ranked }: BoardRowProps) {
  return (
    <tr
      {...roles.row}
      {...useFoundElement<HTMLTableRowElement>(search)}
      className={classNames(
        ranked.isFavorite && styles.favorite,
        place <= limits.leaderboardHighlighted && styles.podiumRow,
        ranked.isOwn && styles.own,
        search !== null && styles.found,
      )}
    >
      {columns.map((column) =>
        column.id === 'player' ? (
          <th key={column.id} {...roles.name} className={classOf(column)}>
            {column.cell(ranked)}
          </th>
        ) : (
          <td key={column.id} {...roles.cell} className={classOf(column)}>
            {column.cell(ranked)}
          </td>
        ),
      )}
      <td {...roles.cell} className={styles.secondLine}>
        <GameStats row={ranked.row} sort={sort} />
      </td>
    </tr>
  );
}

function ariaSort({ sort }: BoardColumn, sorting: Sorting): 'ascending' | 'descending' | undefined {
  if (sort === sorting) return 'descending';
  return sort && sorting === `-${sort}` ? 'ascending' : undefined;
}

interface SortLinkProps {
  readonly board: Board;
  readonly column: BoardColumn;
  readonly sort: Sorting;
}

function SortLink({ board, column, sort }: SortLinkProps) {
  const { links } = useSite();
  const isCurrent = ariaSort(column, sort) !== undefined;
  const Arrow = isReversed(sort) ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Row
      as={Link}
      isInline
      gap={0.5}
      to={boardAddress(links, { ...board, sort: column.sort && nextSorting(column.sort, sort) })}
      preventScrollReset
      rel="nofollow"
      className={styles.sort}
    >
      {column.head}
      <span className={classNames(styles.arrow, isCurrent && styles.current)}>
        {isCurrent ? <Arrow size="xs" /> : <SortShape />}
      </span>
    </Row>
  );
}

/** Two arrowheads: the column can be sorted. */
const SortShape = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M6.5 7.5L10 4l3.5 3.5M6.5 12.5L10 16l3.5-3.5" />
  </svg>
);

interface CutoffRowProps {
  readonly cutoff: Cutoff;
  readonly columns: readonly BoardColumn[];
}

/** Divides the first places of a board from the others. */
function CutoffRow({ cutoff: { place, rankPoint, week }, columns }: CutoffRowProps) {
  const { number } = useFormat();
  const points = number(rankPoint);
  return (
    <tr {...roles.row} className={styles.cutoff}>
      <td {...roles.cell} colSpan={columns.length}>
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

interface GameStatsProps {
  readonly row: LeaderboardRow;
  readonly sort?: Sorting;
}

/**
 * Damage, win rate, and games of a player in a line, for rows without columns. A board that is sorted by wins has them
 * in the place of the rate.
 */
export function GameStats({ row, sort }: GameStatsProps) {
  const { number, percent } = useFormat();
  const { avgDamageDealt, winRatio, roundsPlayed } = row;
  const [damage, wins, games] = [number(avgDamageDealt), percent(winRatio), number(roundsPlayed)];
  const won = number(row.wins);
  if (sort === 'wins' || sort === '-wins')
    return (
      <Trans>
        {damage} damage · {won} <Plural value={row.wins ?? 0} one="win" other="wins" /> · {games}{' '}
        <Plural value={roundsPlayed ?? 0} one="game" other="games" />
      </Trans>
    );
  return (
    <Trans>
      {damage} damage · {wins} wins · {games} <Plural value={roundsPlayed ?? 0} one="game" other="games" />
    </Trans>
  );
}
