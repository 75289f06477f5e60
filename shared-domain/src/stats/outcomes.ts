/** How games ended: won, among the best ten without winning, or neither. Together they are all games. */
export interface Outcomes {
  readonly wins: number;
  readonly tops: number;
  readonly losses: number;
}

const atLeastNone = (count: number) => Math.max(0, count);

/** Old style, where the game counts the best tens: losses are games without one, tops the best tens without a win. */
export const oldStyleOutcomes = (stats: {
  readonly roundsPlayed: number;
  readonly wins: number;
  readonly top10s: number;
}): Outcomes => ({
  wins: stats.wins,
  tops: atLeastNone(stats.top10s - stats.wins),
  losses: atLeastNone(stats.roundsPlayed - stats.top10s),
});

/** Newer, where the game publishes the share of best tens alone; null: it does not. */
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
