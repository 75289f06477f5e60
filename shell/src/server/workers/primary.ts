import cluster from 'node:cluster';
import { type LocalCopies, type Log, shareCopies } from '@hotdrop/shared-host/server';
import { Counter, Gauge, Registry } from 'prom-client';
import type { FaultGroup } from '../../ops/state.ts';
import type { MetricList } from '../monitoring/metrics.ts';
import type { Health } from '../monitoring/operators-app.ts';
import { mergeFaults } from '../ops/fault-log.ts';
import { mergeHealth } from './merge-health.ts';
import { createMetricSums } from './sum-metrics.ts';
import { connectToWorker, type WorkerConnection } from './worker-calls.ts';
import { createWorkerPool } from './worker-pool.ts';

interface PrimaryOptions {
  readonly workers: number;
  /** Time in ms for which workers still serve after SIGTERM. */
  readonly drainTime: number;
  /** The copies that all workers use. */
  readonly copies: LocalCopies;
  readonly log: Log;
}

interface Member {
  readonly pid: number | undefined;
  readonly isServing: () => boolean;
  readonly calls: WorkerConnection;
  readonly leave: () => Promise<void>;
}

/** Runs the worker processes of one server: they serve the same port, and share the copies of areas. */
export function createPrimary({ workers, drainTime, copies, log }: PrimaryOptions) {
  // The default would turn bytes into JSON.
  cluster.setupPrimary({ serialization: 'advanced' });
  const shared = shareCopies(copies);
  let isStopping = false;
  const members = new Map<number, Member>();
  const sums = createMetricSums();
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'hotdrop_workers',
    help: 'Worker processes that serve',
    registers,
    collect() {
      this.set([...members.values()].filter(({ isServing }) => isServing()).length);
    },
  });
  const ends = new Counter({
    name: 'hotdrop_worker_ends_total',
    help: 'Workers that ended although nothing had stopped them',
    registers,
  });

  /** A worker that does not answer keeps its last figures. */
  async function readCounts(id: number): Promise<void> {
    const metrics = await members
      .get(id)
      ?.calls.readMetrics()
      .catch(() => undefined);
    if (metrics && members.has(id)) sums.set(id, metrics);
  }

  const pool = createWorkerPool({
    size: workers,
    drainTime,
    log,
    onStart(worker) {
      const { leave, ...membership } = shared.join();
      let isServing = false;
      worker.once('listening', () => {
        isServing = true;
      });
      members.set(worker.id, {
        pid: worker.process.pid,
        isServing: () => isServing,
        calls: connectToWorker(worker, membership),
        leave,
      });
    },
    onRetire: ({ id }) => readCounts(id),
    onEnd({ id }, isExpected) {
      if (!isExpected) ends.inc();
      const member = members.get(id);
      members.delete(id);
      sums.end(id);
      member?.calls.$close();
      // The next start verifies the copies and uses them again.
      if (isStopping) return;
      member
        ?.leave()
        .catch((error: unknown) => log.warn({ err: error }, 'Unused copies could not be removed'));
    },
  });

  return {
    start: pool.start,
    restart: pool.restart,
    /** Lets all workers end their requests. Their copies stay. */
    stop() {
      isStopping = true;
      return pool.stop();
    },
    async readHealth(): Promise<Health> {
      const answers = [...members.values()].map(async ({ pid, calls }) => ({
        pid,
        health: await calls.readHealth().catch(() => undefined),
      }));
      return mergeHealth(await Promise.all(answers));
    },
    async readFaults(): Promise<FaultGroup[]> {
      const lists = [...members.values()].map(({ calls }) => calls.readFaults().catch(() => []));
      return mergeFaults(await Promise.all(lists));
    },
    /** Reads the sums of all workers as data. */
    async readMetricList(): Promise<MetricList> {
      await Promise.all([...members.keys()].map(readCounts));
      return sums.readList();
    },
    async readMetrics(): Promise<string> {
      await Promise.all([...members.keys()].map(readCounts));
      return `${await sums.read()}\n${await registry.metrics()}`;
    },
  };
}

export type Primary = ReturnType<typeof createPrimary>;
