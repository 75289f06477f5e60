import type { Site } from '@hotdrop/shared-domain/contract';
import { durations } from '@hotdrop/shared-domain/rules';
import type { Answer } from '@hotdrop/shared-domain/wire';
import { within } from '../within.ts';

export type CommentPage = Answer<'listComments'>;

/** A page of comments, and for whom it was read: which of them may be deleted depends on it. */
export interface CommentsRead {
  readonly content: CommentPage;
  /** The display name; null: nobody was signed in. */
  readonly reader: string | null;
}

/** Null: not in time, or not at all. The page is shown without them, and reads them in the browser. */
export async function readComments(
  { api, side, store }: Site,
  page: number,
  signal: AbortSignal,
): Promise<CommentsRead | null> {
  // A server reads for everybody: it does not pass the visitor's session on.
  const reader = side === 'server' ? null : readerOf(store.getState());
  const answer = await within(durations.optionalDataTimeout, api.listComments({ page }, { signal }));
  return answer?.ok ? { content: answer.data, reader } : null;
}

export const readerOf = ({ auth }: ReturnType<Site['store']['getState']>): string | null =>
  auth?.displayName ?? null;
