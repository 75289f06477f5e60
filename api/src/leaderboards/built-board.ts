import type { AnswerData, BoardSort, LeaderboardRow } from '@hotdrop/shared-domain/wire';

/** One board: a platform or region, in a mode. */
export interface BoardId {
  readonly board: string;
  readonly mode: string;
}

export interface BoardRow extends LeaderboardRow {
  /** The place in the list, from 1. */
  readonly place: number;
}

type Summary = Required<Pick<AnswerData<'getLeaderboard'>, 'climber' | 'cutoffs' | 'topDays'>>;

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
  topDays: [],
};

/** Keeps one value for each key with the version of the data that it was read from. */
export interface VersionedCache<T> {
  /** The value of this version. Reads it once; callers that come meanwhile wait for the same read. */
  get(key: string, version: string, read: () => Promise<T>): Promise<T>;
}

interface Entry<T> {
  readonly version: string;
  readonly value: Promise<T>;
}

export const createVersionedCache = <T>(): VersionedCache<T> => {
  const entries = new Map<string, Entry<T>>();
  return {
    get(key, version, read) {
      const cached = entries.get(key);
      if (cached?.version === version) return cached.value;
      const entry = { version, value: read() };
      entries.set(key, entry);
      entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
      return entry.value;
    },
  };
};

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
