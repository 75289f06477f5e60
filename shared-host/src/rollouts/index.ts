export { type Comparison, compareVersions, type Measure } from './compare-versions.ts';
export { decideRollout } from './decide-rollout.ts';
export {
  formatCount,
  formatMeasure,
  titleOfMeasure,
  unitOfMeasure,
} from './describe-measure.ts';
export { type Figures, type FiguresOfBoth, noFigures } from './figures.ts';
export { figuresOfStep, isRecordOf, type RolloutRecord } from './rollout-record.ts';
export { createRolloutRunner, type FiguresQuery, rolloutMover } from './run-rollouts.ts';
