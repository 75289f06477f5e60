import type { ApiFailure } from '@hotdrop/shared-domain/wire';

/** What a visitor is told in a dialog. */
export type Message = 'empty' | 'too-long' | 'expired' | 'too-many' | 'banned' | 'failed';

const messages: { readonly [K in ApiFailure['kind']]?: Message } = {
  unauthorized: 'expired',
  busy: 'too-many',
  banned: 'banned',
};

/** What is said of a comment that could not be posted or deleted. */
export const messageOf = ({ kind }: ApiFailure): Message => messages[kind] ?? 'failed';
