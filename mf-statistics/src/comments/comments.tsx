import { replaceAuth } from '@hotdrop/shared-domain/store';
import { checkComment } from '@hotdrop/shared-domain/text';
import type { ApiFailure, Comment } from '@hotdrop/shared-domain/wire';
import { Pagination } from '@hotdrop/shared-ui/pagination';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite, useStore } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WriteBox } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comments.module.css';
import { commentsAddress, commentsId } from './comments-address.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { messageOf } from './error-message.ts';
import { MessageDialog } from './message-dialog.tsx';
import type { CommentsRead } from './read-comments.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { useDraft } from './use-draft.ts';
import { useComments } from './use-load-comments.ts';
import { useMessage } from './use-message-dialog.ts';
import { usePosting } from './use-post-comment.ts';

interface CommentsProps {
  /** What the page brought; null: it is read here. */
  readonly first: CommentsRead | null;
  readonly page: number;
  /** The page below which they stand. */
  readonly address: string;
}

/** What visitors say, and where they say it. */
export function Comments({ first, page, address }: CommentsProps) {
  const { api, links, origin, store } = useSite();
  const { number } = useFormat();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const user = useStore(({ auth }) => auth);
  const { content, isFailed, reload, change } = useComments(first, page);
  const [draft, changeDraft] = useDraft();
  const { pending, post } = usePosting();
  const [asked, ask] = useState<Comment | null>(null);
  const [leaving, setLeaving] = useState<Comment['id'] | null>(null);
  const [done, setDone] = useState<'registered' | 'deleted' | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const signInLink = useRef<HTMLAnchorElement>(null);
  const { message, tell, close } = useMessage(() => (input.current ?? signInLink.current)?.focus());
  const signIn = links.signIn(`${origin}${pathname}${search}#${commentsId}`);

  const fail = (failure: ApiFailure, isWriting: boolean) => {
    if (failure.kind === 'unauthorized') replaceAuth(store, null);
    tell(messageOf(failure, isWriting), isWriting);
  };

  const register = async () => {
    const checked = checkComment(draft);
    if (!checked.ok) return tell(checked.reason, true);
    if (!user) return;
    setDone(null);
    changeDraft(() => '');
    const posted = await post(checked.text, user);
    if ('kind' in posted) {
      // What was begun meanwhile stays below.
      changeDraft((begun) => (begun.trim() ? `${draft}\n${begun}` : draft));
      return fail(posted, true);
    }
    setDone('registered');
    if (page > 1) return navigate(commentsAddress(address, 1));
    change(({ meta, comments }) => ({
      meta: { ...meta, totalCount: meta.totalCount + 1 },
      comments: [posted, ...comments.filter(({ id }) => id !== posted.id)],
    }));
    return reload();
  };

  const remove = async ({ id }: Comment) => {
    ask(null);
    setDone(null);
    setLeaving(id);
    const answer = await api.deleteComment({ id });
    setLeaving(null);
    // One that is gone already is as good as deleted.
    if (!answer.ok && answer.error.kind !== 'not-found') return fail(answer.error, false);
    setDone('deleted');
    whole.current?.focus();
    const isLast = content?.comments.every((comment) => comment.id === id) && page > 1;
    if (isLast) return navigate(commentsAddress(address, page - 1));
    change(({ meta, comments }) => ({
      meta: { ...meta, totalCount: Math.max(0, meta.totalCount - 1) },
      comments: comments.filter((comment) => comment.id !== id),
    }));
    return reload();
  };

  return (
    <div ref={whole} id={commentsId} className={styles.comments} tabIndex={-1}>
      <Panel title={<Trans>Comments</Trans>} aside={content && number(content.meta.totalCount)}>
        {user ? (
          <WriteBox
            name={user.displayName}
            text={draft}
            onChange={(text) => changeDraft(() => text)}
            onRegister={register}
            isPosting={pending !== null}
            input={input}
          />
        ) : (
          <SignInPrompt href={signIn} hasDraft={draft.trim() !== ''} link={signInLink} />
        )}
        <CommentList
          content={content}
          isFailed={isFailed}
          reload={reload}
          pending={pending}
          leaving={leaving}
          onDelete={ask}
        />
        {content && content.meta.totalCount > content.meta.perPage && (
          <div className={styles.pages}>
            <Pagination {...content.meta} to={(to) => commentsAddress(address, to)} />
          </div>
        )}
      </Panel>
      <VisuallyHidden>
        <span role="status">
          {done === 'registered' && <Trans>Your comment was posted.</Trans>}
          {done === 'deleted' && <Trans>The comment is deleted.</Trans>}
        </span>
      </VisuallyHidden>
      <DeleteDialog comment={asked} onConfirm={remove} onClose={() => ask(null)} />
      <MessageDialog message={message} signIn={signIn} onClose={close} />
    </div>
  );
}
