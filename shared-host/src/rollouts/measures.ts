import { countAll, type Figures } from './figures.ts';
import { type Estimate, estimatePercentile, estimateShare } from './intervals.ts';

export type MeasureName = 'faults' | 'status' | 'errors' | 'LCP' | 'INP' | 'CLS';

/** Something that a canary must not make worse. */
export interface MeasureKind {
  readonly name: MeasureName;
  /** The observations behind it. */
  readonly unit: 'pages' | 'visits';
  readonly count: (figures: Figures) => number;
  /** Events, if it is a share of the observations. */
  readonly countEvents?: (figures: Figures) => number;
  readonly estimate: (figures: Figures, errors: number) => Estimate | undefined;
  /** The increase that is accepted at the largest share, for the value of the stable version. */
  readonly limit: (stable: number) => number;
}

const share = (
  name: MeasureName,
  unit: MeasureKind['unit'],
  countEvents: (figures: Figures) => number,
  limit: number,
): MeasureKind => ({
  name,
  unit,
  count: (figures) => figures[unit],
  countEvents,
  estimate: (figures, errors) => estimateShare(countEvents(figures), figures[unit], errors),
  limit: () => limit,
});

/** A tenth of the stable value, and at least `floor`, below which no visitor notices a change. */
const vital = (name: 'LCP' | 'INP' | 'CLS', floor: number): MeasureKind => ({
  name,
  unit: 'visits',
  count: (figures) => countAll(figures[name]),
  estimate: (figures, errors) => estimatePercentile(figures[name], errors),
  limit: (stable) => Math.max(stable / 10, floor),
});

export const measureKinds: readonly MeasureKind[] = [
  share('faults', 'pages', ({ faults }) => faults, 0.001),
  share('status', 'pages', ({ serverErrors }) => serverErrors, 0.001),
  vital('LCP', 0.1),
  vital('INP', 0.02),
  vital('CLS', 0.02),
  share('errors', 'visits', ({ visitErrors }) => visitErrors, 0.01),
];
