import { enoughMatches } from '@hotdrop/shared-domain/stats';
import type { MatchRecord } from '@hotdrop/shared-domain/wire';

export const hasEnough = ({ games }: Pick<MatchRecord, 'games'>): boolean => games >= enoughMatches;

export const winRate = ({ wins, games }: Pick<MatchRecord, 'wins' | 'games'>): number => wins / games;

/** A column of the tables of maps and weapons. */
export interface RecordStat {
  readonly id: 'winRate' | 'top10Rate' | 'damage' | 'place' | 'places' | 'longest';
  /** Null: unknown. */
  readonly read: (record: MatchRecord) => number | null;
  /** For rates: the number of games, which is shown in place of the rate of few games. */
  readonly countOf?: (record: MatchRecord) => number;
  readonly isLowerBetter?: boolean;
}

const top10Rate: RecordStat = {
  id: 'top10Rate',
  read: ({ top10s, games }) => top10s / games,
  countOf: ({ top10s }) => top10s,
};
const damage: RecordStat = { id: 'damage', read: ({ averageDamage }) => averageDamage };
const averagePlace = ({ averagePlace: place }: MatchRecord) => place;

const allStats: readonly RecordStat[] = [
  { id: 'winRate', read: winRate, countOf: ({ wins }) => wins },
  top10Rate,
  damage,
  { id: 'place', read: averagePlace, isLowerBetter: true },
  { id: 'longest', read: ({ longestKill }) => longestKill },
];
/** Without a row that has enough games, each place says more than averages. */
const fewStats: readonly RecordStat[] = [top10Rate, damage, { id: 'places', read: averagePlace }];

/** Returns the columns for these rows. */
export const chooseStats = (records: readonly MatchRecord[]): readonly RecordStat[] =>
  records.some(hasEnough) || records.some(({ places }) => !places) ? allStats : fewStats;

/** Finds the best value of a column among rows with enough games. Null: there is nothing to compare. */
export function findBest(
  records: readonly MatchRecord[],
  { read, isLowerBetter }: RecordStat,
): number | null {
  const values = records.filter(hasEnough).flatMap((record) => read(record) || []);
  if (values.length < 2) return null;
  return isLowerBetter ? Math.min(...values) : Math.max(...values);
}

/** Finds the row with the largest value. Null: fewer than two rows have enough games. */
const findLargest = <T extends MatchRecord>(records: readonly T[], read: (one: T) => number): T | null => {
  const compared = records.filter(hasEnough);
  if (compared.length < 2) return null;
  return compared.reduce((best, one) => (read(one) > read(best) ? one : best));
};

interface Extremes<T> {
  /** The row with the highest win rate, above the average. Null: none. */
  readonly best: T | null;
  /** The row with the lowest win rate, below the average. Null: none. */
  readonly hardest: T | null;
}

/** Finds the maps on which a player wins most and least. Null: there is nothing to compare. */
export function findExtremes<T extends MatchRecord>(
  records: readonly T[],
  all: MatchRecord,
): Extremes<T> | null {
  const best = findLargest(records, winRate);
  const hardest = findLargest(records, (one) => -winRate(one));
  if (!best || !hardest) return null;
  const average = winRate(all);
  return {
    best: winRate(best) > average ? best : null,
    hardest: winRate(hardest) < average ? hardest : null,
  };
}

/** Finds the weapon with the most damage of a match. Null: there is nothing to compare. */
export const findStrongest = <T extends MatchRecord>(records: readonly T[]): T | null =>
  findLargest(records, ({ averageDamage }) => averageDamage);
