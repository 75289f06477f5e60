import { setInterval } from 'node:timers';
import type { AreaHost, Log } from '@hotdrop/shared-host/server';
import type { Metrics } from '../monitoring/metrics.ts';
import type { FaultLog } from '../ops/fault-log.ts';
import type { AreaVersion } from './find-culprit.ts';
import { createGlobalGuard } from './global-guard.ts';
import { startThreadSampling, type ThreadSample } from './sample-thread.ts';

/** Interval in ms between two checks of the globals. One takes a tenth of a millisecond. */
const globalsInterval = 250;
/** With this number of long blocks in a sample, a version is dropped. */
const maxBlocks = 3;

interface ConductOptions {
  readonly areaCache: string;
  readonly areas: Pick<AreaHost, 'drop'>;
  readonly metrics: Pick<Metrics, 'setThreadShares' | 'countThreadBlocks' | 'countReplacedGlobal'>;
  readonly faultLog: Pick<FaultLog, 'record'>;
  readonly log: Pick<Log, 'error'>;
}

/** Drops versions that harm other areas: they replace globals, or hold the thread for long. */
export function createConduct({ areaCache, areas, metrics, faultLog, log }: ConductOptions) {
  const guard = createGlobalGuard(areaCache);

  function drop(culprit: AreaVersion, reason: string): void {
    faultLog.record({ ...culprit, where: 'server', error: reason });
    areas.drop(culprit, reason);
  }

  /** Restores globals. Returns what was replaced. */
  function checkGlobals() {
    const changes = guard.check();
    for (const { name, culprit } of changes) {
      log.error({ ...culprit, global: name }, 'Code of an area replaced a global, which is restored');
      metrics.countReplacedGlobal(culprit);
      if (culprit) drop(culprit, `it replaced the global ${name}`);
    }
    return changes;
  }

  function judge({ times, seconds }: ThreadSample): void {
    metrics.setThreadShares(times, seconds);
    for (const { area, version, blocks } of times) {
      if (blocks > 0) metrics.countThreadBlocks({ area, version }, blocks);
      if (blocks < maxBlocks) continue;
      const reason = `it held the thread for long ${blocks} times in ${Math.round(seconds)} s`;
      drop({ area, version }, reason);
    }
  }

  return {
    /** Throws when the code of a version that was just loaded has replaced globals. */
    refuseReplacedGlobals(): void {
      const [change] = checkGlobals();
      if (change) throw new Error(`Its code replaces the global ${change.name}`);
    },
    start(): { readonly stop: () => void } {
      const timer = setInterval(checkGlobals, globalsInterval);
      timer.unref();
      const sampling = startThreadSampling(areaCache, judge);
      return {
        stop: () => {
          clearInterval(timer);
          sampling.stop();
        },
      };
    },
    checkGlobals,
    judge,
  };
}
