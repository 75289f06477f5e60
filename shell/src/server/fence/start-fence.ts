import { AsyncLocalStorage } from 'node:async_hooks';
import { url as findDebugger } from 'node:inspector';
import path from 'node:path';
import { setInterval } from 'node:timers';
import { getCallSites } from 'node:util';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { getErrorMessage } from '@hotdrop/shared-host/store';
import type { Ending } from './blame.ts';
import { type AreaVersion, findCulprit, listStackFiles } from './find-culprit.ts';
import type { Fence, FencedVersion } from './no-fence.ts';
import { createSharedBuffer, maxVersions, openSharedState } from './shared-state.ts';
import type { KnownVersion, WatchdogData } from './watchdog.ts';

const beatInterval = 100;
/** Timeout in ms for the watchdog to write down why the process ends. */
const endingTimeout = 4_000;

/** The memory in bytes that a server needs at most, on a machine with enough of it. */
const usualMemory = 1.5e9;
/** The share of a limit at which the process ends, while it still can say why. */
const usableShare = 0.8;

/** Finds the memory from which on the process must end before the machine or V8 ends it. */
export function findMemoryLimit(): number {
  // 0: no limit is known.
  const machine = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const limit = Math.min(machine, getHeapStatistics().heap_size_limit);
  return Math.min(usualMemory, limit * usableShare);
}

interface FenceOptions extends Omit<WatchdogData, 'buffer'> {
  /** The script of this server, which runs the watchdog in a worker. */
  readonly script: string;
  /** Hides the secrets of the site in a reason, which teams read in the store. */
  readonly redact: (text: string) => string;
  /** Called when a version has held the thread for long. */
  readonly onSlow: (version: AreaVersion) => void;
  /** Receives the processor time of the thread, divided between the versions with work in each tenth of a second. */
  readonly onThreadTime: (version: AreaVersion, seconds: number) => void;
}

/**
 * Starts the watchdog, a thread that ends the process when code of an area blocks the thread of the pages or uses too
 * much memory, and quarantines the version, also when its code ends the process. A supervisor starts it again.
 */
export function startFence({
  script,
  redact,
  onSlow,
  onThreadTime,
  ...options
}: FenceOptions): Fence & { stop(): void } {
  const { areaCache } = options;
  const buffer = createSharedBuffer();
  const state = openSharedState(buffer);
  const data: WatchdogData = { ...options, buffer };
  const numbers = new Map<string, number>();
  const context = new AsyncLocalStorage<AreaVersion>();
  // A developer's debugger may stop the thread as long as it wants.
  const worker = findDebugger() ? undefined : new Worker(script, { workerData: data, execArgv: [] });
  worker?.on('message', onSlow);
  worker?.unref();
  const inProgress = new Set<AreaVersion>();
  /** The versions of all works since the last beat. */
  let recent: AreaVersion[] = [];
  let usage = process.threadCpuUsage();
  const timer = setInterval(() => {
    state.beat();
    const { user, system } = process.threadCpuUsage(usage);
    usage = process.threadCpuUsage();
    for (const version of recent) onThreadTime(version, (user + system) / 1e6 / recent.length);
    recent = [...inProgress];
  }, beatInterval);
  timer.unref();
  let thrown: Ending | undefined;
  let isStopping = false;

  function numberOf({ area, version, manifest }: FencedVersion): number {
    const key = `${area} ${version}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = numbers.size % maxVersions;
    numbers.set(key, number);
    worker?.postMessage({ number, area, version, owner: manifest.owner } satisfies KnownVersion);
    return number;
  }

  /** Finds the version whose file is in a stack, or that started the work, if the site's own code is not in the stack. */
  function findAtFault(files: readonly string[]): AreaVersion | undefined {
    const culprit = findCulprit(areaCache, files);
    const isOfSite = files.some((file) => path.isAbsolute(file.replace(/^file:\/\//, '')));
    return culprit ?? (isOfSite ? undefined : context.getStore());
  }

  process.on('uncaughtExceptionMonitor', (error) => {
    const culprit = findAtFault(listStackFiles(error));
    thrown = culprit && {
      ...culprit,
      reason: `it ended the server with an error: ${redact(getErrorMessage(error)).slice(0, 500)}`,
    };
  });

  /** Tells the watchdog which code ends the process with a call. */
  function reportEnding(call: string): void {
    if (isStopping || !worker) return;
    const files = getCallSites(100, { sourceMap: false }).map(({ scriptName }) => scriptName);
    const culprit = findCulprit(areaCache, files);
    const ending = thrown ?? (culprit && { ...culprit, reason: `it ended the server with ${call}` });
    if (ending) state.reportEnding(ending, endingTimeout);
  }

  process.on('exit', (code) => reportEnding(`process.exit(${code})`));
  // It ends the process without an event.
  const { abort } = process;
  process.abort = () => {
    reportEnding('process.abort()');
    return abort();
  };

  return {
    run<T>(version: FencedVersion, work: () => Promise<T>): Promise<T> {
      const number = numberOf(version);
      const { area, version: name } = version;
      const runner = { area, version: name };
      state.enter(number);
      recent.push(runner);
      inProgress.add(runner);
      return context.run(runner, work).finally(() => {
        state.leave(number);
        inProgress.delete(runner);
      });
    },
    end(culprit, reason): void {
      thrown = { ...culprit, reason };
      process.exit(1);
    },
    /** The process ends on purpose. The watchdog keeps watching until then. */
    stop(): void {
      isStopping = true;
    },
  };
}
