import * as v from 'valibot';
import type { Rollout } from '../store/release-pointer.ts';

const count = v.pipe(v.number(), v.minValue(0));

/** Counts of measurements by the upper bound of their bucket. Hosts of different versions may have different bounds. */
const histogram = v.record(v.string(), count);

/** Counts of the pages and visits of one version. */
const figuresSchema = v.object({
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

export type Figures = v.InferOutput<typeof figuresSchema>;
export type Histogram = Figures['LCP'];

/** Figures of the canary and of the stable version in the same time. */
export type FiguresOfBoth = { readonly canary: Figures; readonly stable: Figures };

export const noFigures: Figures = {
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

function combine(a: Counts, b: Counts, operate: (x: number, y: number) => number): Counts {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(
    names.map((name) => {
      const [x, y] = [a[name] ?? 0, b[name] ?? 0];
      const isCount = typeof x === 'number' && typeof y === 'number';
      return [name, isCount ? operate(x, y) : combine(Object(x), Object(y), operate)];
    }),
  );
}

export const addBoth = (a: FiguresOfBoth, b: FiguresOfBoth) =>
  combine(a, b, (x, y) => x + y) as FiguresOfBoth;

/** Returns the counts since `before`. Counts that became smaller began again. */
export const subtractBoth = (now: FiguresOfBoth, before: FiguresOfBoth) =>
  combine(now, before, (x, y) => (x < y ? x : x - y)) as FiguresOfBoth;

export const countAll = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, one) => sum + one, 0);

export const hasFigures = ({ canary, stable }: FiguresOfBoth): boolean =>
  [canary, stable].some(({ pages, visits, LCP }) => pages + visits + countAll(LCP) > 0);

/** The schema of `rollout.json`: figures that all shells have added up for one rollout. */
export const rolloutRecordSchema = v.object({
  startedAt: v.string(),
  canary: v.string(),
  steps: v.array(v.object({ step: v.number(), canary: figuresSchema, stable: figuresSchema })),
});

export type RolloutRecord = v.InferOutput<typeof rolloutRecordSchema>;

const noFiguresOfBoth: FiguresOfBoth = { canary: noFigures, stable: noFigures };

/** Whether the record belongs to this rollout. */
export const isRecordOf = (record: RolloutRecord | undefined, { startedAt, version }: Rollout): boolean =>
  record?.startedAt === startedAt && record.canary === version;

/** Adds figures of the present step to the record of a rollout, or begins a new record. */
export function addToRecord(
  record: RolloutRecord | undefined,
  rollout: Rollout,
  figures: FiguresOfBoth,
): RolloutRecord {
  const { startedAt, version, step } = rollout;
  const known = isRecordOf(record, rollout) ? record : undefined;
  const others = known?.steps.filter((one) => one.step !== step) ?? [];
  const { canary, stable } = addBoth(figuresOfStep(known, step), figures);
  return { startedAt, canary: version, steps: [...others, { step, canary, stable }] };
}

/** The figures of one step. */
export const figuresOfStep = (record: RolloutRecord | undefined, step: number): FiguresOfBoth =>
  record?.steps.find((one) => one.step === step) ?? noFiguresOfBoth;
