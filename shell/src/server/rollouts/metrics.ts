import {
  type Metrics,
  type MetricsOfBoth,
  type MetricsQuery,
  noMetrics,
} from '@hotdrop/shared-host/rollouts';
import type { MetricList } from '../monitoring/metrics.ts';

/** One value of a metric of the area. */
interface Sample {
  /** The name of the metric, with `_bucket` for a histogram. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string | number | undefined>>;
  readonly value: number;
}

/** Reads the metrics of both versions from this server's own metrics. */
export function readMetricsOfBoth(
  metrics: MetricList,
  { area, canary, stable }: Pick<MetricsQuery, 'area' | 'canary' | 'stable'>,
): MetricsOfBoth {
  const samples = metrics.flatMap(({ name, values }) =>
    values.flatMap((sample): Sample[] =>
      sample.labels.area === area
        ? [{ ...sample, name: 'metricName' in sample ? String(sample.metricName) : name }]
        : [],
    ),
  );
  return { canary: readMetrics(samples, canary), stable: readMetrics(samples, stable) };
}

function readMetrics(samples: readonly Sample[], version: string): Metrics {
  const find = (metric: string) =>
    samples.filter(({ name, labels }) => name === metric && labels.version === version);
  const sum = (found: readonly Sample[]) => found.reduce((total, { value }) => total + value, 0);
  const pages = find('hotdrop_area_pages_total');
  const visits = find('hotdrop_visits_total');
  return {
    ...noMetrics,
    pages: sum(pages),
    serverErrors: sum(pages.filter(({ labels }) => Number(labels.status) >= 500)),
    faults: sum(find('hotdrop_area_faults_total')),
    visits: sum(visits),
    visitErrors: sum(visits.filter(({ labels }) => labels.errors === 'yes')),
    LCP: readBuckets(find('hotdrop_visit_lcp_seconds_bucket')),
    INP: readBuckets(find('hotdrop_visit_inp_seconds_bucket')),
    CLS: readBuckets(find('hotdrop_visit_cls_bucket')),
  };
}

/** Prometheus counts in each bucket what is in all smaller ones, too. */
function readBuckets(samples: readonly Sample[]): Metrics['LCP'] {
  const boundOf = ({ labels: { le } }: Sample) => (le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le));
  const buckets = samples.toSorted((a, b) => boundOf(a) - boundOf(b));
  return Object.fromEntries(
    buckets.map(({ labels, value }, index) => [
      String(labels.le),
      Math.max(value - (buckets[index - 1]?.value ?? 0), 0),
    ]),
  );
}
