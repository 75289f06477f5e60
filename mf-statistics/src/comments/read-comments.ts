import type { Site } from '@hotdrop/shared-domain/contract';
import { durations } from '@hotdrop/shared-domain/rules';
import { type Answer, apiOf } from '@hotdrop/shared-domain/wire';
import { withTimeout } from '../loading/with-timeout.ts';

export type CommentPage = Answer<'listComments'>;

/** A page of comments and its reader, who decides which comments have a delete button. */
export interface LoadedComments {
  readonly content: CommentPage;
  /** The display name. Null: the reader was signed out. */
  readonly reader: string | null;
}

/** Null: the comments failed or were late. The page renders without them and requests them in the browser. */
export async function readComments(
  site: Site,
  page: number,
  signal: AbortSignal,
): Promise<LoadedComments | null> {
  // The server does not forward the visitor's session.
  const reader = site.side === 'server' ? null : readerOf(site.store.getState());
  const answer = await withTimeout(
    durations.optionalDataTimeout,
    apiOf(site).listComments({ page }, { signal }),
  );
  return answer?.ok ? { content: answer.data, reader } : null;
}

export const readerOf = ({ auth }: ReturnType<Site['store']['getState']>): string | null =>
  auth?.displayName ?? null;

/** Address of a page of comments: the address of the surrounding page plus the page number of the comments. */
export function commentsAddress(address: string, page: number): string {
  const number = page > 1 ? `${address.includes('?') ? '&' : '?'}${commentsParam}=${page}` : '';
  return `${address}${number}#${commentsId}`;
}

export const commentsParam = 'comments';
export const commentsId = 'comments';
