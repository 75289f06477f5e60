import type { ApiFailure } from '../wire/index.ts';

/** Decides about a favorite whose lookup failed: a deleted player leaves the list, others are skipped for now. */
export const favoriteAfter = (failure: ApiFailure): 'remove' | 'skip' =>
  failure.kind === 'not-found' ? 'remove' : 'skip';
