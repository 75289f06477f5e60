import type { Traffic } from '../../ops/state.ts';
import type { MetricList } from '../monitoring/metrics.ts';

interface Counts {
  readonly at: number;
  readonly pages: number;
  readonly errors: number;
  /** Pages by the upper bound of their duration, in seconds. */
  readonly durations: ReadonlyMap<number, number>;
}

/** The time that the console's figures cover, in ms. */
const windowTime = 300_000;

/** Tells the pages of the last five minutes from counts that only grow. */
export function createTraffic(now = () => Date.now()) {
  let samples: Counts[] = [];
  return {
    add(metrics: MetricList): void {
      const at = now();
      const old = samples.findLastIndex((one) => one.at <= at - windowTime);
      samples = [...samples.slice(Math.max(old, 0)), readCounts(metrics, at)];
    },
    read(): Traffic {
      const [first, last] = [samples[0], samples.at(-1)];
      if (!first || !last || first === last) return { seconds: 0, pages: 0, errors: 0, p95: undefined };
      const durations = [...last.durations]
        .map(([bound, count]) => ({ bound, count: count - (first.durations.get(bound) ?? 0) }))
        .sort((a, b) => a.bound - b.bound);
      const pages = last.pages - first.pages;
      return {
        seconds: Math.round((last.at - first.at) / 1_000),
        pages,
        errors: last.errors - first.errors,
        p95: pages > 0 ? durations.find(({ count }) => count >= pages * 0.95)?.bound : undefined,
      };
    },
  };
}

function readCounts(metrics: MetricList, at: number): Counts {
  const values = metrics.find(({ name }) => name === 'hotdrop_page_seconds')?.values ?? [];
  const durations = new Map<number, number>();
  let [pages, errors] = [0, 0];
  for (const one of values) {
    const { labels, value } = one;
    const name = 'metricName' in one ? one.metricName : undefined;
    if (name === 'hotdrop_page_seconds_count') {
      pages += value;
      if (Number(labels.status) >= 500) errors += value;
    } else if (name === 'hotdrop_page_seconds_bucket' && labels.le !== '+Inf') {
      const bound = Number(labels.le);
      durations.set(bound, (durations.get(bound) ?? 0) + value);
    }
  }
  return { at, pages, errors, durations };
}
