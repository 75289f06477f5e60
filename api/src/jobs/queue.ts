import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Store } from '../data/store.ts';
import type { Job } from './job.ts';

/** Background work, shared by all hosts on one database through pg-boss. */
export interface Queue {
  /** Puts a job in line. With a key, one that waits or runs under the same key is enough. */
  send(name: string, data: object, key?: string): Promise<void>;
  /** Runs every queued job once, retries included, without waiting for their delay. Returns the number of jobs. */
  runWaiting(): Promise<number>;
  start(): Promise<void>;
  /** Lets running jobs end and stops. What did not begin stays in line. */
  stop(): Promise<void>;
}

interface QueueOptions {
  readonly jobs: readonly Job[];
  readonly log: Logger;
  /** Whether this process watches over the queue: a host does, a test runs jobs when it wants to. */
  readonly isWatching: boolean;
  readonly run: (job: Job, data: unknown, isLastTry: boolean) => Promise<void>;
}

const settings = {
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  maintenanceIntervalSeconds: 600,
};

type Tried = PgBoss.JobWithMetadata<object>;

/** With each job comes how often it was tried. */
const withTries = { includeMetadata: true } as const;

const isLastTry = ({ retryCount, retryLimit }: Tried): boolean => retryCount >= retryLimit;

export const createQueue = async (
  store: Store,
  { jobs, log, isWatching, run }: QueueOptions,
): Promise<Queue> => {
  const db = { executeSql: (text: string, values: unknown[]) => store.execute(text, values) };
  const boss = new PgBoss({ db, ...settings, supervise: isWatching, schedule: isWatching });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue could not reach the database'));
  const workers = new Map<string, string>();
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

  const start = async (): Promise<void> => {
    for (const job of jobs) {
      const options = {
        ...withTries,
        batchSize: job.atOnce,
        pollingIntervalSeconds: job.pollSeconds,
      };
      const id = await boss.work(job.name, options, async (batch: Tried[]) => {
        const outcomes = await Promise.allSettled(batch.map((one) => run(job, one.data, isLastTry(one))));
        const failed = outcomes.find(({ status }) => status === 'rejected');
        if (failed?.status === 'rejected') throw failed.reason;
      });
      workers.set(job.name, id);
      if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC', singletonKey: 'scheduled' });
    }
  };

  const runOne = async (job: Job, one: Tried): Promise<void> => {
    try {
      await run(job, one.data, isLastTry(one));
      await boss.complete(job.name, one.id);
    } catch (error) {
      await boss.fail(job.name, one.id, { message: String(error) });
    }
  };

  // Two hosts that make the queue's tables at once fail each other.
  await store.alone(prepare);
  return {
    async send(name, data, key = 'only') {
      await boss.send(name, data, { singletonKey: key });
      const worker = workers.get(name);
      // The worker of this host looks at once; those of others when they look next.
      if (worker) boss.notifyWorker(worker);
    },
    async runWaiting() {
      let count = 0;
      for (const job of jobs) {
        const options = { ...withTries, batchSize: 50, ignoreStartAfter: true };
        const batch = (await boss.fetch<object>(job.name, options)) ?? [];
        count += batch.length;
        await Promise.all(batch.map((one) => runOne(job, one)));
      }
      return count;
    },
    start,
    stop: () => boss.stop({ graceful: true, timeout: 20_000, wait: true, close: false }),
  };
};
