export { compareVersions, type Measure } from './compare-versions.ts';
export {
  decideRollout,
  formatCount,
  formatMeasure,
  titleOfMeasure,
  unitOfMeasure,
} from './decide-rollout.ts';
export {
  type Figures,
  type FiguresOfBoth,
  figuresOfStep,
  isRecordOf,
  noFigures,
  type RolloutRecord,
} from './figures.ts';
export { createRolloutRunner, type FiguresQuery, rolloutMover } from './run-rollouts.ts';
