import type { ApiFailure } from '@hotdrop/shared-domain/wire';

/** What a visitor is told in a dialog. */
export type Message = 'empty' | 'too-long' | 'expired' | 'too-many' | 'failed';

/** What is said of a comment that could not be posted or deleted. */
export function messageOf(failure: ApiFailure, isWriting: boolean): Message {
  if (failure.kind === 'unauthorized') return 'expired';
  const isOneTooMany = failure.kind === 'busy' && failure.status === 429 && isWriting;
  return isOneTooMany ? 'too-many' : 'failed';
}
