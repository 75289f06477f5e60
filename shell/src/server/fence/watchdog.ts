import { writeSync } from 'node:fs';
import { setInterval } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { getErrorMessage, quarantine } from '@hotdrop/shared-host/store';
import { type AreaVersion, findCulprit } from './find-culprit.ts';
import { readMainStack, startHeapSampling } from './inspect-main.ts';
import { openSharedState } from './shared-state.ts';
import { createWatch, type Verdict } from './watch.ts';

/** What the thread of the pages gives to the watchdog. */
export interface WatchdogData {
  readonly buffer: SharedArrayBuffer;
  readonly areaStore: string;
  readonly areaCache: string;
  /** Where this server keeps what it cannot write to the store. */
  readonly ownQuarantine: string;
  readonly maxSilence: number;
  readonly maxMemory: number;
}

/** A version in memory, and its number in the shared state. */
export interface KnownVersion extends AreaVersion {
  readonly number: number;
  readonly owner: string;
}

/** Why the process ends, as the thread of the pages reports it. */
export interface Ending extends AreaVersion {
  readonly reason: string;
}

type DeadlyVerdict = Exclude<Verdict, { readonly kind: 'slow' }>;

const interval = 100;
/** Timeout in ms for the stack of the blocked thread. */
const stackTimeout = 1_000;
/** Timeout in ms for the store. The process must not stay blocked for a store that does not answer. */
const storeTimeout = 2_500;
/** From this share of the allowed memory on, allocations are sampled. */
const samplingShare = 0.7;
/** The least share of the allowed memory for which a version is blamed. */
const blamedShare = 0.1;

/** Runs in a thread of its own, and ends the process when the thread of the pages no longer can. */
export function runWatchdog(): void {
  const data: WatchdogData = workerData;
  const { buffer, areaCache, maxMemory, maxSilence } = data;
  const state = openSharedState(buffer);
  const watch = createWatch({ maxMemory, maxSilence, interval });
  const versions = new Map<number, KnownVersion>();
  parentPort?.on('message', (version: KnownVersion) => versions.set(version.number, version));
  let sampling: ReturnType<typeof startHeapSampling> | undefined;
  let isEnding = false;

  const ownerOf = ({ area, version }: AreaVersion) =>
    [...versions.values()].find((known) => known.area === area && known.version === version)?.owner;

  /** The only version with a page in progress. With several, each may be at fault, so none is blamed. */
  function findOnlyInProgress(): AreaVersion | undefined {
    const [only, ...more] = state.listInProgress();
    return only !== undefined && more.length === 0 ? versions.get(only) : undefined;
  }

  async function findAtFault(verdict: DeadlyVerdict): Promise<AreaVersion | undefined> {
    if (verdict.kind === 'memory') {
      const byHeap = await sampling?.findCulprit(areaCache, maxMemory * blamedShare, stackTimeout);
      // Memory that grew slowly is not the fault of the code that happens to run.
      if (byHeap || !verdict.isBlocked) return byHeap;
    }
    return findCulprit(areaCache, await readMainStack(stackTimeout)) ?? findOnlyInProgress();
  }

  async function endProcess(verdict: DeadlyVerdict): Promise<never> {
    const what = describe(verdict);
    const culprit = await findAtFault(verdict).catch(() => undefined);
    if (culprit) await blame({ area: culprit.area, version: culprit.version, reason: what.byArea });
    else log(60, { reason: what.bySite }, `The shell server is ended: ${what.bySite}`);
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  }

  async function blame({ area, version, reason }: Ending): Promise<void> {
    const facts = { area, version, owner: ownerOf({ area, version }), reason };
    log(60, facts, `${area} ${version} is quarantined, and the shell server ends: ${reason}`);
    const entry = { version, reason, at: new Date().toISOString() };
    const place = { store: data.areaStore, ownFolder: data.ownQuarantine };
    const written = quarantine(place, area, entry).catch(getErrorMessage);
    const problem = await Promise.race([written, delay(storeTimeout, 'the store does not answer in time')]);
    if (problem)
      log(
        60,
        { ...facts, problem },
        `The quarantine of ${area} ${version} is only on this server: ${problem}`,
      );
  }

  /** Tells the thread of the pages which version held it for long. */
  async function reportSlow(): Promise<void> {
    const culprit = findCulprit(areaCache, await readMainStack(stackTimeout));
    if (culprit) parentPort?.postMessage(culprit);
  }

  async function observe(): Promise<void> {
    if (isEnding) return;
    const ending = state.takeEnding();
    if (ending !== undefined) {
      isEnding = true;
      await blame(JSON.parse(ending)).catch(() => undefined);
      return state.confirmEnding();
    }
    const memory = process.memoryUsage.rss();
    const { user, system } = process.cpuUsage();
    const cpu = (user + system) / 1_000;
    const verdict = watch({ now: performance.now(), beats: state.readBeats(), memory, cpu });
    if (verdict?.kind === 'slow') await reportSlow();
    else if (verdict) {
      isEnding = true;
      return endProcess(verdict);
    }
    if (memory >= maxMemory * samplingShare) sampling ??= startHeapSampling();
    else if (memory < maxMemory * samplingShare * 0.9) {
      sampling?.stop();
      sampling = undefined;
    }
  }

  setInterval(observe, interval);
}

function describe(verdict: DeadlyVerdict) {
  if (verdict.kind === 'silent') {
    const time = `for ${verdict.seconds} s`;
    return { byArea: `it blocked the server ${time}`, bySite: `its thread was blocked ${time}` };
  }
  const size = `${verdict.megabytes} MB of memory`;
  return { byArea: `with it, the server used ${size}`, bySite: `it used ${size}` };
}

/** Writes a line in the form of the server's log, whose stream belongs to the blocked thread. */
function log(level: number, facts: object, msg: string): void {
  try {
    writeSync(1, `${JSON.stringify({ level, time: Date.now(), service: 'shell', ...facts, msg })}\n`);
  } catch {
    // A full pipe must not keep the process running.
  }
}
