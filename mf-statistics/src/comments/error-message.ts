import type { ApiFailure } from '@hotdrop/shared-domain/wire';

/** What a visitor is told in a dialog. */
export type Message = 'empty' | 'too-long' | 'expired' | 'too-many' | 'banned' | 'failed';

const messages: { readonly [K in ApiFailure['kind']]?: Message } = {
  unauthorized: 'expired',
  banned: 'banned',
};

/** What is said of a comment that could not be posted or deleted. */
export function messageOf(failure: ApiFailure, isWriting: boolean): Message {
  const isOneTooMany = failure.kind === 'busy' && failure.status === 429 && isWriting;
  return isOneTooMany ? 'too-many' : (messages[failure.kind] ?? 'failed');
}
