import type { ApiFailure, AuthUser, Comment } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useState } from 'react';

/** Posts a comment, and provides it as `pending` until the server answers. */
export function usePostComment() {
  const { api, now } = useSite();
  const [pending, setPending] = useState<Comment | null>(null);

  const post = async (content: string, author: AuthUser): Promise<Comment | ApiFailure> => {
    const createdAt = new Date(now()).toISOString();
    setPending({ id: 0, content, createdAt, author: { ...author, profileUrl: null }, deletable: false });
    const answer = await api.postComment({ content });
    setPending(null);
    return answer.ok ? answer.data : answer.error;
  };
  return { pending, post };
}
