export { cumulativeShares, fromMedian, shareBehind, shareBetween } from './distribution.ts';
export type { Outcomes, Stat } from './formulas.ts';
export * from './formulas.ts';
export {
  findParticipant,
  groupBySession,
  isTop10,
  type MatchResult,
  matchResult,
  matchTime,
  type Session,
  type SessionSummary,
  sessionDate,
  summarize,
} from './matches.ts';
export { findPeak, keepPeaks } from './peaks.ts';
export { addRankedRatios, normalStats, rankedStats, rankPointsOf, type Stats } from './stats.ts';
