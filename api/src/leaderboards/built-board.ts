import {
  type BoardSort,
  type BoardSorting,
  boardSorts,
  columnOf,
  isReversed,
  limits,
  rateSorts,
} from '@hotdrop/shared-domain/rules';
import type { AnswerData, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { LRUCache } from 'lru-cache';

/** One board: a platform or region, in a season and mode. */
export interface BoardId {
  readonly season: string;
  readonly board: string;
  readonly mode: string;
}

export interface BoardRow extends LeaderboardRow {
  /** The place in the list, from 1. */
  readonly place: number;
}

type Summary = Required<Pick<AnswerData<'getLeaderboard'>, 'climber' | 'cutoffs'>>;

/** All that the pages of a board show, in each sorting. */
export interface BuiltBoard extends Summary {
  /** In the order of places. */
  readonly rows: readonly BoardRow[];
}

/** The ends of the groups that a board divides its players into. */
export const cutoffPlaces = [10, 100, 500] as const;

/** A board that was never built. */
export const emptyBoard: BuiltBoard = {
  rows: [],
  climber: null,
  cutoffs: cutoffPlaces.map((place) => ({ place, rankPoint: null, week: null })),
};

/** Keeps boards by their build: sorting needs all rows, and boards are read often. */
export type BoardCache = LRUCache<string, BuiltBoard, () => Promise<BuiltBoard>>;

/** Callers that come while a board is read wait for the same read. */
export const createBoardCache = (): BoardCache =>
  new LRUCache({ max: 200, fetchMethod: (_key, _stale, { context: read }) => read() });

const readValue = (row: BoardRow, sort: BoardSort): number | null => {
  // Rows with equal points have places too, so this order reversed begins with the last place.
  if (sort === 'points') return -row.place;
  const hasFewGames = (row.roundsPlayed ?? 0) < limits.sortedRounds;
  return rateSorts.includes(sort) && hasFewGames ? null : row[boardSorts[sort]];
};

/**
 * Sorts rows that are in the order of places, which rows with equal values keep. Rows without a value are last, and so
 * are rates of few games.
 */
export const sortRows = (rows: readonly BoardRow[], sorting: BoardSorting): readonly BoardRow[] => {
  const sort = columnOf(sorting);
  return rows.toSorted((a, b) => {
    const [left, right] = [readValue(a, sort), readValue(b, sort)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isReversed(sorting) ? left - right : right - left;
  });
};
