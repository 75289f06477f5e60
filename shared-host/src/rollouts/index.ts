export { compareVersions, type Measure } from './compare-versions.ts';
export {
  decideRollout,
  formatCount,
  formatMeasure,
  titleOfMeasure,
  unitOfMeasure,
} from './decide-rollout.ts';
export {
  isRecordOf,
  type Metrics,
  type MetricsOfBoth,
  metricsOfStep,
  noMetrics,
  type RolloutRecord,
} from './metrics.ts';
export { createRolloutRunner, type MetricsQuery, rolloutMover } from './run-rollouts.ts';
