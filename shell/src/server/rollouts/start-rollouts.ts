import { clearInterval, setInterval } from 'node:timers';
import { createRolloutRunner } from '@hotdrop/shared-host/rollouts';
import type { Log } from '@hotdrop/shared-host/server';
import { openPublishingStore, type PublishingStore } from '@hotdrop/shared-host/store';
import type { MetricList } from '../monitoring/metrics.ts';
import type { Health } from '../monitoring/operators-app.ts';
import { rolloutInterval } from '../timeouts.ts';
import { readMetricsOfBoth } from './metrics.ts';

interface RolloutsOptions {
  readonly areaStore: string;
  readonly trustFile: string | undefined;
  readonly readHealth: () => Health | Promise<Health>;
  readonly readMetricList: () => Promise<MetricList>;
  readonly log: Log;
  readonly interval?: number;
}

/** A version that this server failed to start as often as this does not work on this site. */
const maxAttempts = 5;

/** Opens the store for writing. Undefined for one behind a web server, which is read-only. */
export const openForMoves = (
  areaStore: string,
  trustFile: string | undefined,
): PublishingStore | undefined =>
  /^https?:/.test(areaStore) ? undefined : openPublishingStore(areaStore, { trustFile });

/** Moves rollouts forward from this server until it stops. A server with a read-only store leaves it to others. */
export function startRollouts(options: RolloutsOptions): { readonly stop: () => void } {
  const { areaStore, trustFile, readHealth, readMetricList, log } = options;
  const store = openForMoves(areaStore, trustFile);
  if (!store) return { stop: () => {} };
  const runner = createRolloutRunner({
    store,
    log,
    readOwnMetrics: async (query) => readMetricsOfBoth(await readMetricList(), query),
    findRefusal: async (area, version) => {
      const { areas } = await readHealth();
      const state = areas.find((one) => one.area === area);
      return state && findRefusal(state, version);
    },
  });
  let isRunning = false;
  const timer = setInterval(async () => {
    // With a slow store, one look can take longer than the interval.
    if (isRunning) return;
    isRunning = true;
    await runner.run();
    isRunning = false;
  }, options.interval ?? rolloutInterval);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Finds the reason why this server refuses the version: it was dropped, which a version that is still loaded shows, or
 * it did not start several times. If the stable version fails, too, the server is at fault.
 */
function findRefusal({ failures, loaded, wanted }: Health['areas'][number], version: string) {
  const failure = failures.find((one) => one.version === version);
  if (!failure || failures.some((one) => one.version === wanted?.stable)) return undefined;
  const wasDropped = loaded.some((one) => one.version === version);
  return wasDropped || failure.attempts >= maxAttempts ? failure.reason : undefined;
}
