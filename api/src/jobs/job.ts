import type { Context } from '../context.ts';
import type { JobSettings } from './queue.ts';

/** One kind of background work. */
export interface Job extends JobSettings {
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
