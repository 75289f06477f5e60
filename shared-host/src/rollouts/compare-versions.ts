import {
  countStandardErrors,
  type Estimate,
  estimateDifference,
  estimatePercentile,
  estimateShare,
} from './intervals.ts';
import { countAll, type Metrics, type MetricsOfBoth } from './metrics.ts';

type MeasureName = 'faults' | 'status' | 'errors' | 'LCP' | 'INP' | 'CLS';

/** Something that a canary must not make worse. */
interface MeasureKind {
  readonly name: MeasureName;
  /** The observations behind it. */
  readonly unit: 'pages' | 'visits';
  readonly count: (metrics: Metrics) => number;
  /** Events, if it is a share of the observations. */
  readonly countEvents?: (metrics: Metrics) => number;
  readonly estimate: (metrics: Metrics, errors: number) => Estimate | undefined;
  /** The increase that is accepted at the largest share, for the value of the stable version. */
  readonly limit: (stable: number) => number;
}

const share = (
  name: MeasureName,
  unit: MeasureKind['unit'],
  countEvents: (metrics: Metrics) => number,
  limit: number,
): MeasureKind => ({
  name,
  unit,
  count: (metrics) => metrics[unit],
  countEvents,
  estimate: (metrics, errors) => estimateShare(countEvents(metrics), metrics[unit], errors),
  limit: () => limit,
});

/** A tenth of the stable value, and at least `floor`, below which no visitor notices a change. */
const vital = (name: 'LCP' | 'INP' | 'CLS', floor: number): MeasureKind => ({
  name,
  unit: 'visits',
  count: (metrics) => countAll(metrics[name]),
  estimate: (metrics, errors) => estimatePercentile(metrics[name], errors),
  limit: (stable) => Math.max(stable / 10, floor),
});

const measureKinds: readonly MeasureKind[] = [
  share('faults', 'pages', ({ faults }) => faults, 0.001),
  share('status', 'pages', ({ serverErrors }) => serverErrors, 0.001),
  vital('LCP', 0.1),
  vital('INP', 0.02),
  vital('CLS', 0.02),
  share('errors', 'visits', ({ visitErrors }) => visitErrors, 0.01),
];

type Verdict = 'no worse' | 'not sure' | 'worse';

/** One measure of both versions. Times are in seconds, shares from 0 to 1. */
export interface Measure {
  readonly name: MeasureName;
  readonly unit: 'pages' | 'visits';
  readonly canary: number | undefined;
  readonly stable: number | undefined;
  /** The number of observations. */
  readonly counts: { readonly canary: number; readonly stable: number };
  /** Events among them, for a share. */
  readonly events: { readonly canary: number; readonly stable: number } | undefined;
  /** The range of the true increase. Undefined without enough data for one. */
  readonly range: { readonly low: number; readonly high: number } | undefined;
  /** A canary whose increase is certainly larger is worse. */
  readonly limit: number | undefined;
  /** The increase that must be ruled out before the next step. */
  readonly tolerated: number | undefined;
  readonly verdict: Verdict;
  /** About how many observations of the canary are missing for a verdict. Undefined if that cannot be told. */
  readonly missing: number | undefined;
}

export interface Comparison {
  readonly pages: number;
  readonly visits: number;
  readonly measures: readonly Measure[];
}

/** The chance that a version is rolled back although one of its measures is no worse. */
const riskOfRollback = 0.001;
/** The chance that a step is taken although the measure is worse than tolerated. */
const riskOfStep = 0.05;

/** Fewer events can be one visitor who reloads a page. */
const leastEvents = 3;
/** A server drops a version after ten failed pages, and counts none after them. */
const leastObservations = 10;

/**
 * How many times its limit a measure may exceed before the next step. Few visitors get a small share, so a small share
 * needs less certainty; otherwise it would wait for data that only a larger share can give.
 */
const toleranceOf = (percent: number): number => {
  if (percent < 5) return 8;
  if (percent < 25) return 4;
  return percent < 50 ? 2 : 1;
};

/** Compares the canary with the stable version, given the metrics of the same time. */
export const compareVersions = (metrics: MetricsOfBoth, percent: number): Comparison => ({
  pages: metrics.canary.pages,
  visits: metrics.canary.visits,
  measures: measureKinds.map((kind) => compareMeasure(kind, metrics, toleranceOf(percent))),
});

function compareMeasure(kind: MeasureKind, { canary, stable }: MetricsOfBoth, tolerance: number): Measure {
  const counts = { canary: kind.count(canary), stable: kind.count(stable) };
  const events = kind.countEvents && { canary: kind.countEvents(canary), stable: kind.countEvents(stable) };
  const compareAt = (risk: number) => {
    // Both sides of the range share the risk of one side.
    const [one, other] = [canary, stable].map((metrics) =>
      kind.estimate(metrics, countStandardErrors(kind.count(metrics), 2 * risk)),
    );
    return one && other && { one, other, difference: estimateDifference(one, other) };
  };
  const step = compareAt(riskOfStep);
  const values = { canary: readValue(kind, canary), stable: readValue(kind, stable) };
  const about = { name: kind.name, unit: kind.unit, ...values, counts, events };
  if (!step) {
    const unknown = { range: undefined, limit: undefined, tolerated: undefined, missing: undefined };
    return { ...about, ...unknown, verdict: 'not sure' };
  }
  const limit = kind.limit(step.other.value);
  const tolerated = limit * tolerance;
  const { value, low, high } = step.difference;
  const certain = compareAt(riskOfRollback)?.difference;
  const isEnough = counts.canary >= leastObservations && (!events || events.canary >= leastEvents);
  const isWorse = isEnough && certain !== undefined && certain.low > limit;
  const verdict = isWorse ? 'worse' : high <= tolerated ? 'no worse' : 'not sure';
  const missing =
    verdict === 'not sure' && value < tolerated
      ? // A range becomes narrower with the square root of the data.
        Math.ceil(counts.canary * (((high - value) / (tolerated - value)) ** 2 - 1))
      : undefined;
  return { ...about, range: { low, high }, limit, tolerated, verdict, missing };
}

/** The value itself, however uncertain. */
function readValue(kind: MeasureKind, metrics: Metrics): number | undefined {
  return kind.count(metrics) > 0 ? kind.estimate(metrics, 0)?.value : undefined;
}
