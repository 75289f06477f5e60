import { AggregatorRegistry } from 'prom-client';
import type { MetricList } from '../monitoring/metrics.ts';

/** Kinds of metrics that only grow. */
const growing = new Set(['counter', 'histogram']);

/**
 * Adds up the metrics of all workers. The counts of a worker that has ended stay in the sums: Prometheus would read a
 * smaller sum as a restart, and count everything that remains as new.
 */
export function createMetricSums() {
  const latest = new Map<number, MetricList>();
  let ended = Promise.resolve<MetricList>([]);

  const addUp = async () => AggregatorRegistry.aggregate([...latest.values(), await ended]);

  return {
    set: (worker: number, metrics: MetricList) => void latest.set(worker, metrics),
    end(worker: number) {
      const counts = latest.get(worker)?.filter(({ type }) => growing.has(String(type))) ?? [];
      latest.delete(worker);
      ended = ended.then((before) => AggregatorRegistry.aggregate([before, counts]).getMetricsAsJSON());
    },
    read: async (): Promise<string> => (await addUp()).metrics(),
    readList: async (): Promise<MetricList> => (await addUp()).getMetricsAsJSON(),
  };
}
