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
