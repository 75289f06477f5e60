export { compareVersions, type Measure } from './compare-versions.ts';
export {
  formatCount,
  formatMeasure,
  titleOfMeasure,
  unitOfMeasure,
} from './describe-measure.ts';
export { type Figures, type FiguresOfBoth, noFigures } from './figures.ts';
export { isRecordOf, sumStep } from './rollout-record.ts';
export { createRolloutRunner, type FiguresQuery } from './run-rollouts.ts';
