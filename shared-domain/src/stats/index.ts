export { cumulativeShares, fromMedian, shareBehind, shareBelow, shareBetween } from './distribution.ts';
export { type Figures, normalFigures, rankedFigures } from './figures.ts';
export * from './formulas.ts';
export {
  findParticipant,
  type MatchResult,
  matchResult,
  matchTime,
  type SessionSummary,
  summarize,
} from './match.ts';
export { decimals, type Figure, roundTo } from './numbers.ts';
export { newerOutcomes, type Outcomes, oldStyleOutcomes } from './outcomes.ts';
