import type { Context } from '../../context.ts';
import type { Job } from '../../jobs/job.ts';
import { PostponedError } from '../../jobs/postpone.ts';
import type { Queue } from '../../jobs/queue.ts';

interface QueuedJob {
  readonly job: Job;
  readonly data: object;
  readonly startAt: number;
}

export interface SimulatedQueue extends Queue {
  /** Runs the jobs that are due, as the workers of one host do. */
  runDue(context: Context): Promise<void>;
}

/** A job queue whose delays pass in simulated time. pg-boss reads the database's clock, which cannot be advanced. */
export const createSimulatedQueue = (jobs: readonly Job[], now: () => number): SimulatedQueue => {
  const queued = new Map<string, QueuedJob>();
  const add = (name: string, data: object, key: string, delay: number): void => {
    const job = jobs.find((each) => each.name === name);
    const id = `${name}/${key}`;
    if (job && !queued.has(id)) queued.set(id, { job, data, startAt: now() + delay });
  };
  const runOne = async (context: Context, id: string, { job, data }: QueuedJob): Promise<void> => {
    let delay: number | null = null;
    try {
      await job.run(context, data);
    } catch (error) {
      if (!(error instanceof PostponedError)) throw error;
      // Workers look for due jobs once in this time.
      delay = Math.ceil(error.delay / 1000) * 1000 + job.pollSeconds * 1000;
    }
    queued.delete(id);
    if (delay === null) return;
    const startAt = now() + delay;
    // The others that are queued would fail in the same way. One that is sent later may be more important.
    for (const [other, each] of queued)
      if (each.job === job && each.startAt < startAt) queued.set(other, { ...each, startAt });
    add(job.name, data, id.slice(job.name.length + 1), delay);
  };
  const unsupported = async (): Promise<never> => {
    throw new Error('The simulated queue runs jobs with runDue().');
  };
  return {
    send: async (name, data, key = 'only') => add(name, data, key, 0),
    async runDue(context) {
      for (let isIdle = false; !isIdle; ) {
        const due = [...queued].filter(([, { startAt }]) => startAt <= now());
        for (const job of jobs) {
          const own = due.filter(([, each]) => each.job === job).slice(0, job.concurrency);
          await Promise.all(own.map(([id, each]) => runOne(context, id, each)));
        }
        isIdle = due.length === 0;
      }
    },
    runQueued: unsupported,
    start: unsupported,
    stop: async () => {},
  };
};
