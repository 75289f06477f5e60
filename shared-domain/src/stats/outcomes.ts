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
