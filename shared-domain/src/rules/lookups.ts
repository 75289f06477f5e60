import type { ApiFailure } from '../wire/index.ts';

/** What becomes of a favorite whose lookup failed: one that is gone leaves the list, others are left out for now. */
export const favoriteAfter = (failure: ApiFailure): 'remove' | 'skip' =>
  failure.kind === 'not-found' ? 'remove' : 'skip';
