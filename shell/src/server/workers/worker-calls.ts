import type { Worker } from 'node:cluster';
import type { LocalCopies } from '@hotdrop/shared-host/server';
import { createBirpc } from 'birpc';
import type { FaultGroup } from '../../ops/state.ts';
import type { MetricList } from '../monitoring/metrics.ts';
import type { Health } from '../monitoring/operators-app.ts';

/** Calls of the primary process to a worker, for operators. */
export interface WorkerCalls {
  readHealth(): Health;
  readMetrics(): Promise<MetricList>;
  readFaults(): FaultGroup[];
}

/** Time in ms after which the primary process does not wait any longer for a worker that is blocked. */
const workerTimeout = 2_000;

/** A slow store may need minutes for a version. A worker ends with the primary process, so it waits without a timeout. */
const noTimeout = -1;

/** Connects a worker to the primary process, which keeps the copies for all workers. */
export function connectToPrimary(calls: WorkerCalls): LocalCopies {
  const { add, remove, removeLeftovers } = createBirpc<LocalCopies, WorkerCalls>(calls, {
    post: (data) => void (process.connected && process.send?.(data)),
    on: (receive) => void process.on('message', receive),
    timeout: noTimeout,
  });
  return { add, remove, removeLeftovers };
}

/** Connects the primary process to a worker, which uses `copies`. */
export const connectToWorker = (worker: Worker, copies: LocalCopies) =>
  createBirpc<WorkerCalls, LocalCopies>(copies, {
    // A worker can end at any moment, so ignore errors: the call then ends by its timeout.
    post: (data) => void (worker.isConnected() && worker.send(data, () => {})),
    on: (receive) => void worker.on('message', receive),
    timeout: workerTimeout,
  });

export type WorkerConnection = ReturnType<typeof connectToWorker>;
