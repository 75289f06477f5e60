export { cumulativeShares, fromMedian, shareBehind, shareBetween } from './distribution.ts';
export { addRankedRatios, type Figures, normalFigures, rankedFigures, rankPointsOf } from './figures.ts';
export type { Figure, Outcomes } from './formulas.ts';
export * from './formulas.ts';
export {
  findParticipant,
  groupBySession,
  type MatchResult,
  markedResult,
  matchTime,
  type Session,
  type SessionSummary,
  sessionDate,
  summarize,
} from './matches.ts';
export { findPeak, keepPeaks } from './peaks.ts';
