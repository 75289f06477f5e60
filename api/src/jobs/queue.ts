import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Store } from '../data/store.ts';
import { shorten } from '../monitoring/create-log.ts';
import { PostponedError } from './job.ts';

/** The job queue that all hosts on one database share, through pg-boss. */
export interface Queue {
  /** Queues a job, unless one with the same key is already queued or running. */
  send(name: string, data: object, key?: string): Promise<void>;
  /** Runs every queued job once, including retries that are still delayed. Returns how many were not postponed. */
  runQueued(): Promise<number>;
  start(): Promise<void>;
  /** Stops after running jobs have ended. Queued jobs stay in the queue. */
  stop(): Promise<void>;
}

/** How the queue treats one kind of work. */
export interface JobSettings {
  readonly name: string;
  /** Schedule in UTC; null: runs only on request. */
  readonly cron: string | null;
  /** After this time the queue assumes that the host died, and gives the job to another. */
  readonly expireInSeconds: number;
  readonly retryLimit: number;
  /** How many run at the same time on one host. */
  readonly concurrency: number;
  readonly pollSeconds: number;
}

interface QueueOptions<Job extends JobSettings> {
  readonly jobs: readonly Job[];
  readonly log: Logger;
  /** Whether this process supervises the queue. Tests do not. */
  readonly isSupervising: boolean;
  readonly run: (job: Job, data: unknown, isLastTry: boolean) => Promise<void>;
}

const settings = {
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  maintenanceIntervalSeconds: 600,
};

type QueuedJob = PgBoss.JobWithMetadata<object>;

/** Includes the retry count in each job. */
const withRetries = { includeMetadata: true } as const;

const isLastTry = ({ retryCount, retryLimit }: QueuedJob): boolean => retryCount >= retryLimit;

export const createQueue = async <Job extends JobSettings>(
  store: Store,
  { jobs, log, isSupervising, run }: QueueOptions<Job>,
): Promise<Queue> => {
  const db = { executeSql: (text: string, values: unknown[]) => store.execute(text, values) };
  const boss = new PgBoss({ db, ...settings, supervise: isSupervising, schedule: isSupervising });
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue could not reach the database'));
  const workers = new Map<string, readonly string[]>();
  const prepare = async (): Promise<void> => {
    await boss.start();
    for (const { name, expireInSeconds, retryLimit } of jobs) {
      const rules = {
        expireInSeconds,
        retryLimit,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 60,
        deleteAfterSeconds: 3600,
      };
      await boss.createQueue(name, { ...rules, policy: 'exclusive' });
      await boss.updateQueue(name, rules);
    }
  };

  /** Runs a job. One that is postponed goes back into the queue as a new job. */
  const runOrPostpone = async (job: Job, one: QueuedJob): Promise<boolean> => {
    try {
      await run(job, one.data, isLastTry(one));
      return true;
    } catch (error) {
      if (!(error instanceof PostponedError)) throw new Error(shorten(String(error)));
      await boss.complete(job.name, one.id);
      const startAfter = Math.ceil(error.delay / 1000);
      await boss.send(job.name, one.data, { singletonKey: one.singletonKey ?? 'only', startAfter });
      return false;
    }
  };

  const start = async (): Promise<void> => {
    for (const job of jobs) {
      const options = { ...withRetries, batchSize: 1, pollingIntervalSeconds: job.pollSeconds };
      // pg-boss completes or fails a batch as a whole, so each worker runs one job at a time.
      const ids = Array.from({ length: job.concurrency }, () =>
        boss.work(job.name, options, async ([one]: QueuedJob[]) => {
          if (one) await runOrPostpone(job, one);
        }),
      );
      workers.set(job.name, await Promise.all(ids));
      if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC', singletonKey: 'scheduled' });
    }
  };

  /** Runs one job until it has ended. Returns whether it ended, instead of being postponed. */
  const runOne = async (job: Job, one: QueuedJob): Promise<boolean> => {
    try {
      const isDone = await runOrPostpone(job, one);
      if (isDone) await boss.complete(job.name, one.id);
      return isDone;
    } catch (error) {
      await boss.fail(job.name, one.id, { message: shorten(String(error)) });
      return true;
    }
  };

  // Two hosts that create the queue's tables at the same time would both fail.
  await store.withHostLock(prepare);
  return {
    async send(name, data, key = 'only') {
      await boss.send(name, data, { singletonKey: key });
      // Starts this host's workers at once; other hosts poll.
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
    },
    async runQueued() {
      let count = 0;
      for (const job of jobs) {
        const options = { ...withRetries, batchSize: 50, ignoreStartAfter: true };
        const batch = (await boss.fetch<object>(job.name, options)) ?? [];
        const outcomes = await Promise.all(batch.map((one) => runOne(job, one)));
        count += outcomes.filter(Boolean).length;
      }
      return count;
    },
    start,
    stop: () => boss.stop({ graceful: true, timeout: 20_000, wait: true, close: false }),
  };
};
