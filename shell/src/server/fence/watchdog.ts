import { writeSync } from 'node:fs';
import { setInterval } from 'node:timers';
import { parentPort, workerData } from 'node:worker_threads';
import { blame, type Ending, type QuarantinePlaces } from './blame.ts';
import { type AreaVersion, findCulprit } from './find-culprit.ts';
import { readMainStack, startHeapSampling } from './inspect-main.ts';
import { openSharedState } from './shared-state.ts';
import { createSuspectNote } from './suspect-note.ts';
import { createWatch, type Verdict } from './watch.ts';

/** What the thread of the pages gives to the watchdog. */
export interface WatchdogData extends QuarantinePlaces {
  readonly buffer: SharedArrayBuffer;
  readonly areaCache: string;
  readonly maxSilence: number;
  readonly maxMemory: number;
}

/** A version in memory, and its number in the shared state. */
export interface KnownVersion extends AreaVersion {
  readonly number: number;
  readonly owner: string;
}

type DeadlyVerdict = Exclude<Verdict, { readonly kind: 'slow' }>;

const interval = 100;
/** Timeout in ms for what the blocked thread is asked. While it collects garbage, it does not answer. */
const stackTimeout = 2_000;
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
  const suspectNote = createSuspectNote(areaCache);

  const ownerOf = ({ area, version }: AreaVersion) =>
    [...versions.values()].find((known) => known.area === area && known.version === version)?.owner;

  /** The only version with a page in progress. With several, each may be at fault, so none is blamed. */
  function findOnlyInProgress(): AreaVersion | undefined {
    const [only, ...more] = state.listInProgress();
    return only !== undefined && more.length === 0 ? versions.get(only) : undefined;
  }

  async function findAtFault(verdict: DeadlyVerdict): Promise<AreaVersion | undefined> {
    const stack = readMainStack(stackTimeout).catch(() => []);
    if (verdict.kind === 'memory') {
      const byHeap = await sampling?.findCulprit(areaCache, maxMemory * blamedShare, stackTimeout);
      // Memory that grew slowly is not the fault of the code that happens to run.
      if (byHeap || !verdict.isBlocked) return byHeap;
    }
    return findCulprit(areaCache, await stack) ?? findOnlyInProgress();
  }

  async function endProcess(verdict: DeadlyVerdict): Promise<never> {
    const what = describe(verdict);
    const culprit = await findAtFault(verdict).catch(() => undefined);
    if (culprit) await blameFor({ area: culprit.area, version: culprit.version, reason: what.byArea });
    else log({ reason: what.bySite }, `The shell server is ended: ${what.bySite}`);
    suspectNote.clear();
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  }

  const blameFor = (ending: Ending) => blame(ending, data, log, ownerOf(ending));

  /** Tells the thread of the pages which version held it for long. */
  async function reportSlow(): Promise<void> {
    const beats = state.readBeats();
    const culprit = findCulprit(areaCache, await readMainStack(stackTimeout));
    if (!culprit) return;
    parentPort?.postMessage(culprit);
    suspectNote.setHolder(culprit, beats);
  }

  async function observe(): Promise<void> {
    if (isEnding) return;
    const ending = state.takeEnding();
    if (ending !== undefined) {
      isEnding = true;
      await blameFor(JSON.parse(ending)).catch(() => undefined);
      suspectNote.clear();
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
    const isMemoryScarce = memory >= maxMemory * samplingShare;
    suspectNote.observe({ beats: state.readBeats(), isMemoryScarce });
    if (isMemoryScarce) sampling ??= startHeapSampling();
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
function log(facts: object, msg: string): void {
  try {
    writeSync(1, `${JSON.stringify({ level: 60, time: Date.now(), service: 'shell', ...facts, msg })}\n`);
  } catch {
    // A full pipe must not keep the process running.
  }
}
