import type { ApiFailure } from '@hotdrop/shared-domain/wire';

/** Identifies a text of the message dialog. */
export type ErrorMessage = 'empty' | 'too-long' | 'expired' | 'too-many' | 'failed';

/** Selects the message for a failed post or delete. */
export function errorMessage(failure: ApiFailure, isPosting: boolean): ErrorMessage {
  if (failure.kind === 'unauthorized') return 'expired';
  const isThrottled = failure.kind === 'busy' && failure.status === 429 && isPosting;
  return isThrottled ? 'too-many' : 'failed';
}
