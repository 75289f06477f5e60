import * as v from 'valibot';
import type { Rollout } from '../store/release-pointer.ts';

const count = v.pipe(v.number(), v.minValue(0));

/** Counts of measurements by the upper bound of their bucket. Hosts of different versions may have different bounds. */
const histogram = v.record(v.string(), count);

/** Counts of the pages and visits of one version. */
const metricsSchema = v.object({
  pages: count,
  /** Pages on which the area's own code failed. */
  faults: count,
  /** Pages with a status of 500 or more. */
  serverErrors: count,
  visits: count,
  /** Visits with an error in the browser. */
  visitErrors: count,
  /** In seconds. */
  LCP: histogram,
  /** In seconds. */
  INP: histogram,
  CLS: histogram,
});

export type Metrics = v.InferOutput<typeof metricsSchema>;
export type Histogram = Metrics['LCP'];

/** Metrics of the canary and of the stable version in the same time. */
export type MetricsOfBoth = { readonly canary: Metrics; readonly stable: Metrics };

export const noMetrics: Metrics = {
  pages: 0,
  faults: 0,
  serverErrors: 0,
  visits: 0,
  visitErrors: 0,
  LCP: {},
  INP: {},
  CLS: {},
};

interface Counts {
  readonly [name: string]: number | Counts;
}

/** Combines the counts of both with the same name. A missing bucket is 0. */
function combine(a: Counts, b: Counts, operate: (x: number, y: number) => number): Counts {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [x, y] = [a[name] ?? 0, b[name] ?? 0];
      if (typeof x === 'number' && typeof y === 'number') return [name, operate(x, y)];
      return [name, combine(x as Counts, y as Counts, operate)];
    }),
  );
}

export const addBoth = (a: MetricsOfBoth, b: MetricsOfBoth) =>
  combine(a, b, (x, y) => x + y) as MetricsOfBoth;

/** Returns the counts since `before`. Counts that became smaller began again. */
export const subtractBoth = (now: MetricsOfBoth, before: MetricsOfBoth) =>
  combine(now, before, (x, y) => (x < y ? x : x - y)) as MetricsOfBoth;

export const countAll = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, one) => sum + one, 0);

export const hasMetrics = ({ canary, stable }: MetricsOfBoth): boolean =>
  [canary, stable].some(({ pages, visits, LCP }) => pages + visits + countAll(LCP) > 0);

/** The schema of `rollout.json`: metrics that all shells have added up for one rollout. */
export const rolloutRecordSchema = v.object({
  startedAt: v.string(),
  canary: v.string(),
  steps: v.array(v.object({ step: v.number(), canary: metricsSchema, stable: metricsSchema })),
});

export type RolloutRecord = v.InferOutput<typeof rolloutRecordSchema>;

const noMetricsOfBoth: MetricsOfBoth = { canary: noMetrics, stable: noMetrics };

/** Whether the record belongs to this rollout. */
export const isRecordOf = (record: RolloutRecord | undefined, { startedAt, version }: Rollout): boolean =>
  record?.startedAt === startedAt && record.canary === version;

/** Adds metrics of the present step to the record of a rollout, or begins a new record. */
export function addToRecord(
  record: RolloutRecord | undefined,
  rollout: Rollout,
  metrics: MetricsOfBoth,
): RolloutRecord {
  const { startedAt, version, step } = rollout;
  const known = isRecordOf(record, rollout) ? record : undefined;
  const others = known?.steps.filter((one) => one.step !== step) ?? [];
  const { canary, stable } = addBoth(metricsOfStep(known, step), metrics);
  return { startedAt, canary: version, steps: [...others, { step, canary, stable }] };
}

/** The metrics of one step. */
export const metricsOfStep = (record: RolloutRecord | undefined, step: number): MetricsOfBoth =>
  record?.steps.find((one) => one.step === step) ?? noMetricsOfBoth;
