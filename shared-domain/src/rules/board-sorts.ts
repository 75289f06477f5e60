import type { BoardStat } from '../wire/index.ts';

/** Each sorting of a board and the stat that it sorts by. */
export const boardSorts = {
  points: 'rankPoint',
  damage: 'avgDamageDealt',
  wins: 'wins',
  winRate: 'winRatio',
  games: 'roundsPlayed',
} as const satisfies Record<string, BoardStat>;

/** Sortings by a rate or an average, which few games say little about. */
export const rateSorts: readonly BoardSort[] = ['damage', 'winRate'];

export type BoardSort = keyof typeof boardSorts;

/** Puts the highest values first, and with a minus the lowest. */
export type BoardSorting = BoardSort | `-${BoardSort}`;

// `Object.keys` loses the type of the names.
const sorts = Object.keys(boardSorts) as BoardSort[];

export const boardSortings = sorts.flatMap((sort): BoardSorting[] => [sort, `-${sort}`]);

/** Whether the lowest values are first. */
export const isReversed = (sorting: BoardSorting): boolean => sorting.startsWith('-');

/** The column that a sorting is by. */
export const columnOf = (sorting: BoardSorting): BoardSort =>
  sorts.find((sort) => sorting === sort || sorting === `-${sort}`) ?? 'points';
