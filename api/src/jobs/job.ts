import type { Context } from '../context.ts';

/** One kind of background work. */
export interface Job {
  readonly name: string;
  /** Schedule in UTC; null: runs only on request. */
  readonly cron: string | null;
  /** After this time the queue assumes that the host died, and gives the job to another. */
  readonly expireInSeconds: number;
  readonly retryLimit: number;
  /** How many run at the same time on one host. */
  readonly concurrency: number;
  readonly pollSeconds: number;
  readonly run: (context: Context, data: unknown) => Promise<void>;
  /** Runs after the last retry failed. */
  readonly onFinalFailure?: (context: Context, data: unknown, error: unknown) => Promise<void>;
}

type JobOptions = Pick<Job, 'name' | 'run'> & Partial<Job>;

export const job = (options: JobOptions): Job => ({
  cron: null,
  expireInSeconds: 120,
  retryLimit: 3,
  concurrency: 1,
  pollSeconds: 10,
  ...options,
});
