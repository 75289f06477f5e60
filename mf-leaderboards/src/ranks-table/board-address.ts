import type { Links } from '@hotdrop/shared-domain/links';
import { type BoardSort, type BoardSorting, boardSortings } from '@hotdrop/shared-domain/rules';
import type { linkPatterns } from '../link-patterns.ts';
import type { Board } from '../shared/board.ts';

/** Reads a sorting from an address. Anything else is the usual one. */
export const readSorting = (text: string | null): BoardSorting =>
  boardSortings.find((sorting) => sorting === text) ?? 'points';

/** The sorting after a press on the head of a column: the highest values first, then the lowest. */
export const nextSorting = (column: BoardSort, sorting: BoardSorting): BoardSorting =>
  sorting === column ? `-${column}` : column;

interface BoardView extends Board {
  readonly page?: number | undefined;
  readonly sort?: BoardSorting | undefined;
  /** The text of a search. */
  readonly find?: string | undefined;
  /** The place that the page shows in the middle of the window. */
  readonly at?: number | undefined;
}

/** The id of the row with the place, so that the browser scrolls to it without JavaScript. */
export const foundId = 'found';

/** The address of a view of a board. */
export function boardAddress(
  links: Links<keyof typeof linkPatterns>,
  { shard, mode, season, page = 1, sort = 'points', find, at }: BoardView,
): string {
  const query = String(
    new URLSearchParams({
      ...(season && { season }),
      ...(page > 1 && { page: String(page) }),
      ...(sort !== 'points' && { sort }),
      ...(find && { find }),
      ...(at && { at: String(at) }),
    }),
  );
  return `${links.board({ shard, mode })}${query && `?${query}`}${at ? `#${foundId}` : ''}`;
}
