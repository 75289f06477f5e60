import { upstreamRetryDelay } from '../durations.ts';
import { UpstreamError } from '../upstream/upstream.ts';

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
