import type { BoardSort } from '@hotdrop/shared-domain/wire';
import type { BoardRow } from './built-board.ts';

/** A column of a board. A minus puts the lowest values first. */
export type Sorting = BoardSort | `-${BoardSort}`;

const values: Readonly<Record<BoardSort, (row: BoardRow) => number | null>> = {
  // Rows with equal points have places too, so this order reversed begins with the last place.
  points: ({ place }) => -place,
  damage: (row) => row.avgDamageDealt,
  wins: (row) => row.wins,
  winRate: (row) => row.winRatio,
  games: (row) => row.roundsPlayed,
};

/** Sorts rows that are in the order of places, which rows with equal values keep. Rows without a value are last. */
export const sortRows = (rows: readonly BoardRow[], sort: Sorting): readonly BoardRow[] => {
  const isReversed = sort.startsWith('-');
  const read = values[(isReversed ? sort.slice(1) : sort) as BoardSort];
  return rows.toSorted((a, b) => {
    const [left, right] = [read(a), read(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isReversed ? left - right : right - left;
  });
};
