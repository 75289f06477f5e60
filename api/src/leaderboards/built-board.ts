import type { AnswerData, LeaderboardRow } from '@hotdrop/shared-domain/wire';

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
