export { cumulativeShares, shareBehind, shareBetween } from './distribution.ts';
export type { Outcomes, Stat } from './formulas.ts';
export * from './formulas.ts';
export {
  type GradedPlayer,
  gradeLetter,
  gradePlayer,
  gradeScore,
  gradeWeights,
} from './grade.ts';
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
  sessionGap,
  summarize,
} from './matches.ts';
export { findPeak, keepPeaks } from './peaks.ts';
export { enoughMatches } from './samples.ts';
export { addRankedRatios, normalStats, rankedStats, rankPointsOf, type Stats } from './stats.ts';
