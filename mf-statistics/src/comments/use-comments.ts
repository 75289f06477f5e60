import { replaceAuth } from '@hotdrop/shared-domain/store';
import { checkComment } from '@hotdrop/shared-domain/text';
import type { ApiFailure, Comment } from '@hotdrop/shared-domain/wire';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commentsAddress, type LoadedComments } from './read-comments.ts';
import { useDraft } from './use-draft.ts';
import { useLoadComments } from './use-load-comments.ts';
import { errorMessage, useMessageDialog } from './use-message-dialog.ts';
import { usePostComment } from './use-post-comment.ts';

export interface CommentsSource {
  /** Comments from the route loader. Null: the browser requests them. */
  readonly loaded: LoadedComments | null;
  readonly page: number;
  /** Address of the page that contains the comments. */
  readonly address: string;
}

/** State and actions of the comments. */
export function useComments({ loaded, page, address }: CommentsSource) {
  const { api, store } = useSite();
  const navigate = useNavigate();
  const user = useStore(({ auth }) => auth);
  const { content, isFailed, reload, update, isShown } = useLoadComments(loaded, page);
  const [draft, changeDraft] = useDraft();
  const { pending, post } = usePostComment();
  const [unconfirmed, setUnconfirmed] = useState<Comment | null>(null);
  const [deleting, setDeleting] = useState<Comment['id'] | null>(null);
  const [announcement, announce] = useState<'posted' | 'deleted' | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const signInLink = useRef<HTMLAnchorElement>(null);
  const { message, showMessage, closeMessage } = useMessageDialog(() =>
    (input.current ?? signInLink.current)?.focus(),
  );

  const showFailure = (failure: ApiFailure, isPosting: boolean) => {
    if (failure.kind === 'unauthorized') replaceAuth(store, null);
    showMessage(errorMessage(failure, isPosting), isPosting);
  };

  const submit = async () => {
    const checked = checkComment(draft);
    if (!checked.ok) return showMessage(checked.reason, true);
    if (!user) return;
    announce(null);
    changeDraft(() => '');
    const posted = await post(checked.text, user);
    if ('kind' in posted) {
      // Keep text that the visitor has typed in the meantime.
      changeDraft((typed) => (typed.trim() ? `${draft}\n${typed}` : draft));
      return showFailure(posted, true);
    }
    announce('posted');
    if (!isShown(page)) return;
    if (page > 1) return navigate(commentsAddress(address, 1));
    update(({ meta, comments }) => ({
      meta: { ...meta, totalCount: meta.totalCount + 1 },
      comments: [posted, ...comments.filter(({ id }) => id !== posted.id)],
    }));
    return reload();
  };

  const remove = async ({ id }: Comment) => {
    setUnconfirmed(null);
    announce(null);
    setDeleting(id);
    const answer = await api.deleteComment({ id });
    setDeleting(null);
    // A missing comment counts as deleted.
    if (!answer.ok && answer.error.kind !== 'not-found') return showFailure(answer.error, false);
    announce('deleted');
    if (!isShown(page)) return;
    container.current?.focus();
    const isLast = content?.comments.every((comment) => comment.id === id) && page > 1;
    if (isLast) return navigate(commentsAddress(address, page - 1));
    update(({ meta, comments }) => ({
      meta: { ...meta, totalCount: Math.max(0, meta.totalCount - 1) },
      comments: comments.filter((comment) => comment.id !== id),
    }));
    return reload();
  };

  return {
    user,
    list: { content, isFailed, reload, pending, deleting },
    draft,
    setDraft: (text: string) => changeDraft(() => text),
    submit,
    /** The comment in the confirmation dialog. */
    unconfirmed,
    askToDelete: setUnconfirmed,
    cancelDelete: () => setUnconfirmed(null),
    remove,
    announcement,
    message,
    closeMessage,
    refs: { container, input, signInLink },
  };
}
