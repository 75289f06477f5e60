import type { Links } from '@hotdrop/shared-domain/links';
import type { BoardSort } from '@hotdrop/shared-domain/wire';
import type { Board } from '../shared/board.ts';

/** Columns that the whole board can be sorted by. */
const boardSorts: readonly BoardSort[] = ['points', 'damage', 'wins', 'winRate', 'games'];

/** A column. A minus puts the lowest values first. */
export type Sorting = BoardSort | `-${BoardSort}`;

/** Reads a sorting from an address. Anything else is the usual one. */
export const readSorting = (text: string | null): Sorting =>
  boardSorts.flatMap((sort): Sorting[] => [sort, `-${sort}`]).find((sorting) => sorting === text) ?? 'points';

/** The column that a sorting is by. */
export const columnOf = (sort: Sorting): BoardSort =>
  boardSorts.find((column) => sort.endsWith(column)) ?? 'points';

export const isReversed = (sorting: Sorting): boolean => sorting.startsWith('-');

/** The sorting after a press on the head of a column: the highest values first, then the lowest. */
export const nextSorting = (column: BoardSort, sorting: Sorting): Sorting =>
  sorting === column ? `-${column}` : column;

interface BoardView extends Board {
  readonly page?: number | undefined;
  readonly sort?: Sorting | undefined;
  /** The text of a search. */
  readonly find?: string | undefined;
  /** The place that the page shows in the middle of the window. */
  readonly at?: number | undefined;
}

/** The id of the row with the place, so that the browser scrolls to it without JavaScript. */
export const foundId = 'found';

/** The address of a view of a board. */
export function boardAddress(
  links: Links,
  { shard, mode, page = 1, sort = 'points', find, at }: BoardView,
): string {
  const query = String(
    new URLSearchParams({
      ...(page > 1 && { page: String(page) }),
      ...(sort !== 'points' && { sort }),
      ...(find && { find }),
      ...(at && { at: String(at) }),
    }),
  );
  return `${links.leaderboards({ shard, mode })}${query && `?${query}`}${at ? `#${foundId}` : ''}`;
}
