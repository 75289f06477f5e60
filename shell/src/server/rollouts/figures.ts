import {
  type Figures,
  type FiguresOfBoth,
  type FiguresQuery,
  noFigures,
} from '@hotdrop/shared-host/rollouts';
import type { MetricList } from '../monitoring/metrics.ts';

/** One value of a metric. */
interface Sample {
  /** The name of the metric, with `_bucket` for a histogram. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string | number | undefined>>;
  readonly value: number;
}

/** The metrics from which figures are read. */
const figureMetrics = {
  pages: 'hotdrop_area_pages_total',
  faults: 'hotdrop_area_faults_total',
  visits: 'hotdrop_visits_total',
  LCP: 'hotdrop_visit_lcp_seconds_bucket',
  INP: 'hotdrop_visit_inp_seconds_bucket',
  CLS: 'hotdrop_visit_cls_bucket',
} as const;

/** Reads the figures of one version from samples of its area. */
function readFigures(samples: readonly Sample[], version: string): Figures {
  const own = samples.filter(({ labels }) => labels.version === version);
  const find = (metric: keyof typeof figureMetrics) =>
    own.filter(({ name }) => name === figureMetrics[metric]);
  const sum = (found: readonly Sample[]) => found.reduce((total, { value }) => total + value, 0);
  const pages = find('pages');
  const visits = find('visits');
  return {
    ...noFigures,
    pages: sum(pages),
    serverErrors: sum(pages.filter(({ labels }) => Number(labels.status) >= 500)),
    faults: sum(find('faults')),
    visits: sum(visits),
    visitErrors: sum(visits.filter(({ labels }) => labels.errors === 'yes')),
    LCP: readBuckets(find('LCP')),
    INP: readBuckets(find('INP')),
    CLS: readBuckets(find('CLS')),
  };
}

/** Prometheus counts in each bucket what is in all smaller ones, too. */
function readBuckets(samples: readonly Sample[]): Figures['LCP'] {
  const buckets = samples
    .map(({ labels, value }) => ({ bound: parseBound(labels.le), value }))
    .sort((a, b) => a.bound - b.bound);
  return Object.fromEntries(
    buckets.map(({ bound, value }, index) => [
      bound === Number.POSITIVE_INFINITY ? '+Inf' : String(bound),
      Math.max(value - (buckets[index - 1]?.value ?? 0), 0),
    ]),
  );
}

const parseBound = (le: Sample['labels'][string]) => (le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le));

export const readFiguresOfBoth = (
  samples: readonly Sample[],
  { canary, stable }: Pick<FiguresQuery, 'canary' | 'stable'>,
): FiguresOfBoth => ({ canary: readFigures(samples, canary), stable: readFigures(samples, stable) });

/** Reads the samples of one area from this server's own metrics. */
export function listSamples(metrics: MetricList, area: string): Sample[] {
  const names = new Set<string>(Object.values(figureMetrics));
  return metrics.flatMap(({ name, values }) =>
    values.flatMap((one): Sample[] => {
      const own = 'metricName' in one && typeof one.metricName === 'string' ? one.metricName : name;
      const { labels, value } = one;
      return names.has(own) && labels.area === area ? [{ name: own, labels, value }] : [];
    }),
  );
}
