import * as v from 'valibot';
import { amount, count, known, ratio } from './values.ts';

/** A player's counts in a mode of ranked play. */
interface Counts {
  readonly currentRankPoint: number;
  readonly kda: number | null;
  readonly damageDealt: number;
  readonly avgRank: number | null;
  readonly top10Ratio: number | null;
  readonly wins: number;
  readonly roundsPlayed: number;
}

const perGame = (sum: number, { roundsPlayed }: Counts): number | null =>
  roundsPlayed > 0 ? sum / roundsPlayed : null;

/**
 * The stats by which ranked players are compared. Ratings, rows of boards, their columns in the database, and
 * percentiles derive from this list.
 */
export const comparedStats = {
  rankPoint: { schema: amount, read: (counts: Counts) => counts.currentRankPoint, isLessBetter: false },
  kda: { schema: known(amount), read: (counts: Counts) => counts.kda, isLessBetter: false },
  avgDamageDealt: {
    schema: known(amount),
    read: (counts: Counts) => perGame(counts.damageDealt, counts),
    isLessBetter: false,
  },
  /** Absent from a board: the API of this site has none. */
  avgRank: {
    schema: v.optional(known(amount), null),
    read: (counts: Counts) => counts.avgRank,
    isLessBetter: true,
  },
  winRatio: {
    schema: known(ratio),
    read: (counts: Counts) => perGame(counts.wins, counts),
    isLessBetter: false,
  },
  top10Ratio: { schema: known(ratio), read: (counts: Counts) => counts.top10Ratio, isLessBetter: false },
  wins: { schema: known(count), read: (counts: Counts) => counts.wins, isLessBetter: false },
  roundsPlayed: { schema: known(count), read: (counts: Counts) => counts.roundsPlayed, isLessBetter: false },
} as const;

export type ComparedStat = keyof typeof comparedStats;

// The game does not publish the share of top tens for boards.
const { top10Ratio: _top10Ratio, ...boardStats } = comparedStats;

/** The stats in the rows of boards. */
export { boardStats };

export type BoardStat = keyof typeof boardStats;

type StatSchemas = { [S in BoardStat]: (typeof boardStats)[S]['schema'] };

export const boardStatSchemas = Object.fromEntries(
  Object.entries(boardStats).map(([stat, { schema }]) => [stat, schema]),
) as StatSchemas;

/** Makes a record with a value for each stat. */
export const mapComparedStats = <T>(map: (stat: ComparedStat) => T): Record<ComparedStat, T> =>
  // `Object.keys` loses the type of the names.
  Object.fromEntries(Object.keys(comparedStats).map((stat) => [stat, map(stat as ComparedStat)])) as Record<
    ComparedStat,
    T
  >;

type StatValues = { [S in ComparedStat]: ReturnType<(typeof comparedStats)[S]['read']> };

export const readComparedStats = (counts: Counts): StatValues =>
  mapComparedStats((stat) => comparedStats[stat].read(counts)) as StatValues;
