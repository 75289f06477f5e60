import { setInterval } from 'node:timers';
import type { AreaHost, Log } from '@hotdrop/shared-host/server';
import type { Metrics } from '../monitoring/metrics.ts';
import type { FaultLog } from '../ops/fault-log.ts';
import type { AreaVersion } from './find-culprit.ts';
import { createGlobalGuard } from './global-guard.ts';

/** Interval in ms between two checks of the globals. One takes a tenth of a millisecond. */
const globalsInterval = 250;
/** A version that holds the thread for long as often as this in the period, in ms, is dropped. */
const maxSlow = 3;
const slowPeriod = 60_000;

interface ConductOptions {
  readonly areaCache: string;
  readonly areas: Pick<AreaHost, 'drop'>;
  readonly metrics: Pick<Metrics, 'countSlow' | 'countReplacedGlobal'>;
  readonly faultLog: Pick<FaultLog, 'record'>;
  readonly log: Pick<Log, 'error'>;
  /** Ends the process, which a version has damaged for good. */
  readonly end: (culprit: AreaVersion, reason: string) => void;
}

/** Drops versions that harm other areas: they replace globals, or hold the thread for long. */
export function createConduct({ areaCache, areas, metrics, faultLog, log, end }: ConductOptions) {
  const guard = createGlobalGuard(areaCache);
  const slowTimes = new Map<string, readonly number[]>();
  /** The last global that a version has replaced. */
  const replaced = new Map<string, string>();
  const keyOf = ({ area, version }: AreaVersion) => `${area} ${version}`;

  function drop(culprit: AreaVersion, reason: string): void {
    faultLog.record({ ...culprit, where: 'server', error: reason });
    areas.drop(culprit, reason);
  }

  /** Restores globals. Returns what was replaced by nobody knows whom. */
  function checkGlobals() {
    const changes = guard.check();
    for (const { name, culprit, isRestored } of changes) {
      const outcome = isRestored ? 'is restored' : 'cannot be restored';
      log.error({ ...culprit, global: name }, `Code of an area replaced a global, which ${outcome}`);
      metrics.countReplacedGlobal(culprit);
      if (!culprit) continue;
      replaced.set(keyOf(culprit), name);
      const reason = `it replaced the global ${name}`;
      drop(culprit, reason);
      if (!isRestored) end(culprit, reason);
    }
    return changes.filter(({ culprit }) => !culprit);
  }

  /** Counts that a version held the thread for long. */
  function countSlow(culprit: AreaVersion): void {
    const key = keyOf(culprit);
    const now = performance.now();
    const recent = [...(slowTimes.get(key) ?? []), now].filter((time) => time > now - slowPeriod);
    slowTimes.set(key, recent);
    metrics.countSlow(culprit);
    if (recent.length < maxSlow) return;
    slowTimes.delete(key);
    drop(culprit, `it held the thread of the server for long ${maxSlow} times in a minute`);
  }

  return {
    /** Loads a version. Throws when its code has replaced globals, also if another check has restored them meanwhile. */
    async load<T>(version: AreaVersion, work: () => Promise<T>): Promise<T> {
      const key = keyOf(version);
      checkGlobals();
      replaced.delete(key);
      const loaded = await work();
      const [unknown] = checkGlobals();
      const name = replaced.get(key) ?? unknown?.name;
      if (name) throw new Error(`Its code replaces the global ${name}`);
      return loaded;
    },
    start(): { readonly stop: () => void } {
      const timer = setInterval(checkGlobals, globalsInterval);
      timer.unref();
      return { stop: () => clearInterval(timer) };
    },
    countSlow,
  };
}
