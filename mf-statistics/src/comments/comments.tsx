import { Pagination } from '@hotdrop/shared-ui/pagination';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { useKept } from '@hotdrop/shared-ui/states';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { CommentForm } from './comment-form.tsx';
import { CommentList, isPastEnd } from './comment-list.tsx';
import styles from './comments.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { type CommentPage, commentsAddress, commentsId } from './read-comments.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { type CommentsSource, useComments } from './use-comments.ts';

const isMissing = (content: CommentPage | null) => content === null;

/** The comments of visitors, with a form for a new one. */
export function Comments(source: CommentsSource) {
  const { links, origin } = useSite();
  const { number } = useFormat();
  const { pathname, search } = useLocation();
  const comments = useComments(source);
  const { user, list, draft, announcement, message, refs } = comments;
  // The last page that was loaded stays if another one fails.
  const last = useKept(list.content, isMissing);
  const content = list.isFailed ? last : list.content;
  const meta = content?.meta;
  const pageAddress = (page: number) => commentsAddress(source.address, page);
  const signIn = links.signIn(`${origin}${pathname}${search}#${commentsId}`);

  return (
    <div ref={refs.container} id={commentsId} className={styles.comments} tabIndex={-1}>
      <Panel title={<Trans>Comments</Trans>} aside={meta && number(meta.totalCount)}>
        {user ? (
          <CommentForm
            name={user.displayName}
            text={draft}
            onChange={comments.setDraft}
            onSubmit={comments.submit}
            isPosting={list.pending !== null}
            input={refs.input}
          />
        ) : (
          <SignInPrompt href={signIn} hasDraft={draft.trim() !== ''} link={refs.signInLink} />
        )}
        <CommentList {...list} content={content} onDelete={comments.askToDelete} to={pageAddress} />
        {meta && meta.totalCount > meta.perPage && !isPastEnd(meta) && (
          <div className={styles.pages}>
            <Pagination {...meta} to={pageAddress} />
          </div>
        )}
      </Panel>
      <VisuallyHidden>
        <span role="status">
          {announcement === 'posted' && <Trans>Your comment was posted.</Trans>}
          {announcement === 'deleted' && <Trans>The comment is deleted.</Trans>}
        </span>
      </VisuallyHidden>
      <DeleteDialog
        comment={comments.unconfirmed}
        onConfirm={comments.remove}
        onClose={comments.cancelDelete}
      />
      <MessageDialog message={message} signIn={signIn} onClose={comments.closeMessage} />
    </div>
  );
}
