import type { ApiFailure, AuthUser, Comment } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useRef, useState } from 'react';
import { draftStorage } from './use-draft.ts';

interface SentComment {
  readonly content: string;
  readonly key: string;
}

const noComment: SentComment = { content: '', key: '' };

/** Provides the idempotency key of a comment, and keeps it until the comment is known to be posted. */
function useIdempotencyKey() {
  const sent = useRef(noComment);

  const remember = (comment: SentComment) => {
    sent.current = comment;
    draftStorage.write('comment-sent', comment.content);
    draftStorage.write('comment-key', comment.key);
  };
  const keyOf = (content: string): string => {
    if (!sent.current.key) {
      sent.current = { content: draftStorage.read('comment-sent'), key: draftStorage.read('comment-key') };
    }
    // Changed text is another comment.
    if (!sent.current.key || sent.current.content !== content) {
      // Browsers provide `randomUUID` to secure pages only. Without a key, a retry may post twice.
      remember({ content, key: 'randomUUID' in crypto ? crypto.randomUUID() : '' });
    }
    return sent.current.key;
  };
  return { keyOf, forgetKey: () => remember(noComment) };
}

/** Posts a comment, and provides it as `pending` until the server answers. */
export function usePostComment() {
  const { api, now } = useSite();
  const { keyOf, forgetKey } = useIdempotencyKey();
  const [pending, setPending] = useState<Comment | null>(null);

  const post = async (content: string, author: AuthUser): Promise<Comment | ApiFailure> => {
    const createdAt = new Date(now()).toISOString();
    setPending({ id: 0, content, createdAt, author: { ...author, profileUrl: null }, deletable: false });
    const answer = await api.postComment({ content }, { idempotencyKey: keyOf(content) || undefined });
    if (answer.ok) forgetKey();
    setPending(null);
    return answer.ok ? answer.data : answer.error;
  };
  return { pending, post };
}
