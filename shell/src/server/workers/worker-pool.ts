import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@hotdrop/shared-host/server';
import { shutdownTimeout } from '../timeouts.ts';

interface WorkerPoolOptions {
  readonly size: number;
  /** Time in ms for which a worker still serves after SIGTERM. */
  readonly drainTime: number;
  readonly log: Log;
  readonly onStart: (worker: Worker) => void;
  /** Runs before the pool stops a worker in a restart. */
  readonly onRetire: (worker: Worker) => Promise<void>;
  /** `isExpected`: the pool has stopped the worker itself. */
  readonly onEnd: (worker: Worker, isExpected: boolean) => void;
}

export interface WorkerPool {
  /** Resolves when all workers serve. Rejects when one ends before: the next one would end for the same reason. */
  start(): Promise<void>;
  /** Replaces the workers one after another. Each new one serves before an old one ends. */
  restart(): Promise<void>;
  /** Lets all workers end their requests. */
  stop(): Promise<void>;
}

/** Time in ms after which a worker that does not end is killed: longer than its requests may take. */
const killTimeout = 1.5 * shutdownTimeout;

/** Delays in ms before a worker that ended before it served is replaced. It doubles, since a start uses the CPU. */
const retry = { first: 1_000, most: 30_000 };

/** Keeps a number of worker processes running. */
export function createWorkerPool({
  size,
  drainTime,
  log,
  onStart,
  onRetire,
  onEnd,
}: WorkerPoolOptions): WorkerPool {
  const retiring = new WeakSet<Worker>();
  let isStopping = false;
  let failedStarts = 0;
  let restarting: Promise<void> | undefined;

  const listWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

  /** Starts a worker, and resolves with it when it serves, or with undefined when it has ended before. */
  async function fork(): Promise<Worker | undefined> {
    const worker = cluster.fork();
    onStart(worker);
    const isServing = await Promise.race([
      once(worker, 'listening').then(() => true),
      once(worker, 'exit').then(() => false),
    ]);
    if (isServing) {
      failedStarts = 0;
      void once(worker, 'exit').then(([code, signal]) => {
        const isExpected = isStopping || retiring.has(worker);
        onEnd(worker, isExpected);
        if (isExpected) return;
        log.error({ pid: worker.process.pid, code, signal }, 'A worker has ended and is replaced');
        void replace();
      });
      return worker;
    }
    onEnd(worker, isStopping);
    return undefined;
  }

  async function replace() {
    while (!isStopping && !(await fork())) {
      const wait = Math.min(retry.first * 2 ** failedStarts, retry.most);
      failedStarts += 1;
      log.error({ wait }, 'A worker has ended before it served. The next one starts later');
      await delay(wait);
    }
  }

  /** In a restart, the port stays open: load balancers must not see that a worker stops. */
  async function retire(worker: Worker, signal: 'SIGTERM' | 'SIGINT') {
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    if (!retiring.has(worker)) worker.process.kill(signal);
    retiring.add(worker);
    // A worker in an endless loop handles no signal.
    const killing = setTimeout(() => worker.process.kill('SIGKILL'), drainTime + killTimeout);
    await ended;
    clearTimeout(killing);
  }

  async function replaceAll() {
    for (const old of listWorkers()) {
      if (isStopping || old.isDead()) continue;
      const next = await fork();
      if (!next) {
        log.error(
          {},
          'The new worker ended before it served, so the restart stops. The old workers continue to serve',
        );
        return;
      }
      // An old worker that has ended meanwhile was replaced already.
      const leaving = old.isDead() ? next : old;
      await onRetire(leaving);
      await retire(leaving, 'SIGINT');
    }
  }

  return {
    async start() {
      const started = await Promise.all(Array.from({ length: size }, fork));
      if (started.includes(undefined) && !isStopping) throw new Error('A worker has ended before it served');
    },
    restart() {
      restarting ??= replaceAll().finally(() => {
        restarting = undefined;
      });
      return restarting;
    },
    async stop() {
      isStopping = true;
      await Promise.all(listWorkers().map((worker) => retire(worker, 'SIGTERM')));
    },
  };
}
