export { cumulativeShares, fromMedian, shareBehind, shareBetween } from './distribution.ts';
export { type Figures, normalFigures, rankedFigures, rankPointsOf } from './figures.ts';
export * from './formulas.ts';
export {
  findParticipant,
  type MatchResult,
  markedResult,
  matchTime,
  type SessionSummary,
  summarize,
} from './match.ts';
export type { Figure } from './numbers.ts';
export type { Outcomes } from './outcomes.ts';
export { findPeak, keepPeaks } from './peaks.ts';
export { groupBySession, type Session, sessionDate, sessionGap } from './sessions.ts';
