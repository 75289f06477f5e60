import type { ApiFailure, CallOptions } from '../wire/index.ts';
import { aFailure } from './failures.ts';

/** A fake answer of an API that leaves the caller waiting, until the caller gives up. */
export const neverAnswered = ({ signal }: CallOptions): Promise<ApiFailure> =>
  new Promise((resolve) => {
    const giveUp = () => resolve(aFailure('aborted'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
