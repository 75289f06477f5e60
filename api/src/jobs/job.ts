import type { Context } from '../context.ts';
import { upstreamRetryDelay } from '../durations.ts';
import { UpstreamError } from '../upstream/upstream.ts';
import type { JobSettings } from './queue.ts';

/** Ends a job that should run again later. It does not count as a failure. */
export class PostponedError extends Error {
  readonly delay: number;

  constructor(delay: number) {
    super(`The job runs again in ${delay} ms.`);
    this.name = 'PostponedError';
    this.delay = delay;
  }
}

/** Postpones a job until the rate limit ends. */
export const postponeIfLimited = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 'limited') throw error;
    throw new PostponedError(error.retryAfter ?? upstreamRetryDelay);
  }
};

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
