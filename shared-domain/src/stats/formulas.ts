/** Null if a stat is unknown, which is shown as "–" and never as 0. */
export type Stat = number | null;

/** Rounds half up to the given number of decimals, and ignores tiny errors of binary fractions. */
export const roundTo = (value: number, decimals: number): number => {
  const factor = 10 ** decimals;
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
};

/** Null for a division by zero. */
const quotient = (part: Stat, whole: Stat, decimals: number): Stat =>
  part === null || whole === null || whole <= 0 ? null : roundTo(part / whole, decimals);

/** Rounds a share from 0 to 1 so that its percentage has the given number of decimals. */
const share = (part: Stat, whole: Stat, percentDecimals = 1): Stat => {
  const value = quotient(part, whole, percentDecimals + 2);
  return value === null ? null : clampShare(value);
};

/** Rounds a published share like our own. */
export const publishedShare = (value: Stat, percentDecimals = 1): Stat =>
  value === null ? null : clampShare(roundTo(value, percentDecimals + 2));

const clampShare = (value: number) => Math.min(1, Math.max(0, value));

/** The number of decimals of each stat; for shares, of the percentage. */
const decimals = {
  kd: 2,
  kda: 2,
  winRate: 1,
  top10Rate: 1,
  headshotShare: 1,
  averageRank: 1,
  averageDamage: 0,
  kilometers: 2,
} as const;

/** All formulas of the site. */

/** Kills per loss. Without a loss, the number of kills. */
export const killDeathRatio = (kills: Stat, losses: Stat): Stat =>
  kills === null || losses === null ? null : losses > 0 ? roundTo(kills / losses, decimals.kd) : kills;

/** Kills and assists per death. Without a death, the sum of both. */
export const killDeathAssistRatio = (kills: Stat, assists: Stat, deaths: Stat): Stat =>
  kills === null || assists === null ? null : killDeathRatio(kills + assists, deaths);

export const winRate = (wins: Stat, games: Stat): Stat => share(wins, games, decimals.winRate);

export const top10Rate = (top10s: Stat, games: Stat): Stat => share(top10s, games, decimals.top10Rate);

export const headshotShare = (headshots: Stat, kills: Stat): Stat =>
  share(headshots, kills, decimals.headshotShare);

export const averageDamage = (damage: Stat, games: Stat): Stat =>
  quotient(damage, games, decimals.averageDamage);

export const averageRank = (published: Stat): Stat =>
  // The game publishes 0 where it has no value.
  published === null || published <= 0 ? null : roundTo(published, decimals.averageRank);

/** Meters walked and ridden, in kilometers. */
export const distanceInKilometers = (walked: number, ridden: number): number =>
  roundTo((walked + ridden) / 1000, decimals.kilometers);

/** The rank of a row in a list with pages. */
export const rankNumber = (page: number, perPage: number, index: number): number =>
  (page - 1) * perPage + index + 1;

export const pageCount = (totalCount: number, perPage: number): number =>
  perPage > 0 ? Math.ceil(Math.max(0, totalCount) / perPage) : 0;

/** The results of all games: won, in the top ten without a win, or neither. */
export interface Outcomes {
  readonly wins: number;
  readonly tops: number;
  readonly losses: number;
}

const atLeastNone = (count: number) => Math.max(0, count);

/** Old style, where the game counts top tens: losses are games without one, tops are top tens without a win. */
export const oldStyleOutcomes = (stats: {
  readonly roundsPlayed: number;
  readonly wins: number;
  readonly top10s: number;
}): Outcomes => ({
  wins: stats.wins,
  tops: atLeastNone(stats.top10s - stats.wins),
  losses: atLeastNone(stats.roundsPlayed - stats.top10s),
});

/** Newer seasons, where the game publishes only the share of top tens. Null: it does not. */
export function newerOutcomes(stats: {
  readonly roundsPlayed: number;
  readonly wins: number;
  readonly top10Ratio: number | null;
}): Outcomes | null {
  if (stats.top10Ratio === null) return null;
  const top10s = Math.round(stats.roundsPlayed * stats.top10Ratio);
  return {
    wins: stats.wins,
    tops: atLeastNone(top10s - stats.wins),
    losses: atLeastNone(stats.roundsPlayed - top10s),
  };
}
