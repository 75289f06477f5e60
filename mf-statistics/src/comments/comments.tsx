import { limits } from '@hotdrop/shared-domain/rules';
import { pageCount } from '@hotdrop/shared-domain/stats';
import { checkComment, countCharacters } from '@hotdrop/shared-domain/text';
import type { Comment, ListMeta } from '@hotdrop/shared-domain/wire';
import { Button, ButtonAnchor, ButtonLink, TextButton } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Dialog } from '@hotdrop/shared-ui/dialog';
import { CommentIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Pagination } from '@hotdrop/shared-ui/pagination';
import { Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed, SkeletonLines, useKept, Waiting } from '@hotdrop/shared-ui/states';
import { ExactTimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { linkPatterns } from '../link-patterns.ts';
import styles from './comments.module.css';
import { type CommentPage, commentsAddress, commentsId } from './read-comments.ts';
import type { CommentsState, ErrorMessage } from './use-comments.ts';
import { type CommentsSource, useComments } from './use-comments.ts';

const isMissing = (content: CommentPage | null) => content === null;

/** The comments of visitors, with a form for a new one. */
export function Comments(source: CommentsSource) {
  const { origin } = useSite();
  const links = useLinks(linkPatterns);
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
            text={list.pending ? '' : draft}
            onChange={comments.setDraft}
            onSubmit={comments.submit}
            isPosting={list.pending !== null}
            input={refs.input}
          />
        ) : (
          signIn && <SignInPrompt href={signIn} hasDraft={draft.trim() !== ''} link={refs.signInLink} />
        )}
        <CommentList {...list} content={content} onDelete={comments.setUnconfirmed} to={pageAddress} />
        {meta && meta.totalCount > meta.perPage && !isPastEnd(meta) && (
          <Row padding="panel" className={styles.pages}>
            <Pagination {...meta} to={pageAddress} />
          </Row>
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
        onClose={() => comments.setUnconfirmed(null)}
      />
      <MessageDialog message={message} signIn={signIn} onClose={comments.closeMessage} />
    </div>
  );
}

interface CommentFormProps {
  /** Display name of the author. */
  readonly name: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  readonly isPosting: boolean;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

/** Form for a comment, with a character count. */
function CommentForm({ name, text, onChange, onSubmit, isPosting, input }: CommentFormProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const id = useId();
  const count = countCharacters(text.trim());
  const checked = checkComment(text);
  const isTooLong = !checked.ok && checked.reason === 'too-long';
  const written = number(count);
  const most = number(limits.comment);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!isPosting) onSubmit();
  };
  return (
    <Grid as="form" padding="panel" className={styles.write} onSubmit={submit}>
      <Text as="label" size="t13" tone="muted" htmlFor={id}>
        <Trans>
          Write as <b>{name}</b>
        </Trans>
      </Text>
      <textarea
        ref={input}
        id={id}
        className={styles.input}
        rows={3}
        readOnly={isPosting}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t`What do you make of these numbers?`}
        aria-describedby={`${id}count`}
        aria-invalid={isTooLong || undefined}
      />
      <Row justify="between" isWrapped>
        <Text as="small" tone={isTooLong ? 'down' : 'muted'} id={`${id}count`}>
          <Trans>
            {written} of {most} characters
          </Trans>
        </Text>
        <Button kind="accent" type="submit" isBusy={isPosting}>
          <Trans>Post</Trans>
        </Button>
      </Row>
    </Grid>
  );
}

interface SignInPromptProps {
  readonly href: string;
  /** The visitor has written text before the session ended. */
  readonly hasDraft: boolean;
  readonly link: RefObject<HTMLAnchorElement | null>;
}

/** Replaces the form for visitors who are signed out. */
const SignInPrompt = ({ href, hasDraft, link }: SignInPromptProps) => (
  <Grid padding="panel" className={styles.write}>
    <Text as="p" size="t13" tone="muted">
      {hasDraft ? (
        <Trans>Your draft is saved until you come back.</Trans>
      ) : (
        <Trans>Anyone can read. Sign in to comment.</Trans>
      )}
    </Text>
    <div>
      <ButtonAnchor ref={link} kind="accent" href={href}>
        <Trans>Sign in</Trans>
      </ButtonAnchor>
    </div>
  </Grid>
);

interface CommentListProps extends Pick<CommentsState, 'content' | 'isFailed' | 'failure' | 'reload'> {
  /** Waits for the answer of the server. */
  readonly pending: Comment | null;
  /** Waits to be deleted by the server. */
  readonly deleting: Comment['id'] | null;
  readonly onDelete: (comment: Comment) => void;
  /** Returns the address of a page. */
  readonly to: (page: number) => string;
}

/** Whether comments exist, but none on this page. */
const isPastEnd = ({ page, perPage, totalCount }: ListMeta): boolean =>
  totalCount > 0 && page > pageCount(totalCount, perPage);

/** A page of comments. If it cannot be loaded, that of an earlier page, if there is one. */
function CommentList({ content, isFailed, failure, reload, ...list }: CommentListProps) {
  return (
    <>
      {isFailed && (
        <Failed
          kind={failure}
          isCompact={content !== null}
          title={<Trans>The comments could not be loaded</Trans>}
          onRetry={reload}
        >
          <Trans>Failed to communicate with server. Please try again in a few minutes.</Trans>
        </Failed>
      )}
      {content && <LoadedComments {...list} {...content} />}
      {!content && !isFailed && (
        <Waiting>
          <SkeletonLines count={3} height={10} />
        </Waiting>
      )}
    </>
  );
}

type LoadedCommentsProps = Omit<CommentListProps, 'content' | 'isFailed' | 'failure' | 'reload'> &
  CommentPage;

function LoadedComments({ comments, meta, pending, deleting, onDelete, to }: LoadedCommentsProps) {
  const { number } = useFormat();
  const page = number(meta.page);
  if (isPastEnd(meta)) {
    return (
      <Empty
        icon={CommentIcon}
        title={<Trans>Page {page} is past the end of the comments</Trans>}
        actions={
          <ButtonLink kind="accent" to={to(pageCount(meta.totalCount, meta.perPage))}>
            <Trans>Last page</Trans>
          </ButtonLink>
        }
      />
    );
  }
  if (comments.length === 0 && !pending) {
    return (
      <Empty icon={CommentIcon} title={<Trans>No comments yet</Trans>}>
        <Trans>Be the first to say what you think.</Trans>
      </Empty>
    );
  }
  return (
    <Grid as="ol" isLined>
      {pending && <CommentRow comment={pending} isPending onDelete={undefined} />}
      {comments.map((comment) => (
        <CommentRow
          key={comment.id}
          comment={comment}
          isPending={comment.id === deleting}
          onDelete={comment.deletable ? () => onDelete(comment) : undefined}
        />
      ))}
    </Grid>
  );
}

interface CommentRowProps {
  readonly comment: Comment;
  /** The server has not confirmed the post or delete yet. */
  readonly isPending: boolean;
  /** Undefined: the reader may not delete the comment. */
  readonly onDelete: (() => void) | undefined;
}

/** One comment, as plain text without markup or links. */
function CommentRow({ comment, isPending, onDelete }: CommentRowProps) {
  const { t } = useLingui();
  const { author, content, createdAt } = comment;
  const name = author.displayName;
  return (
    <Row
      as="li"
      gap={3}
      align="start"
      padding="panel"
      className={classNames(isPending && styles.pending)}
      aria-busy={isPending || undefined}
    >
      <Avatar name={name} url={author.avatarUrl} />
      <Grid gap={1} flex="grow">
        <Text as="p" wrap="anywhere">
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <Text size="t12" tone="muted" className={styles.time}>
            <ExactTimeAgo time={createdAt} />
          </Text>
          {onDelete && (
            <TextButton
              className={styles.delete}
              aria-label={t`Delete the comment of ${name}`}
              aria-disabled={isPending || undefined}
              onClick={isPending ? undefined : onDelete}
            >
              <Trans>Delete</Trans>
            </TextButton>
          )}
        </Text>
        <Text as="p" wrap="anywhere" className={styles.content} dir="auto">
          {content}
        </Text>
        {isTall(content) && (
          <details className={styles.fold}>
            <summary>
              <span className={styles.more}>
                <Trans>More</Trans>
              </span>
              <span className={styles.less}>
                <Trans>Less</Trans>
              </span>
            </summary>
          </details>
        )}
      </Grid>
    </Row>
  );
}

/** Characters in a line of a phone, roughly. */
const lineLength = 50;
/** Folded comments have 10 lines, so that a fold hides more than a line or two. */
const unfoldedLines = 13;

/** Estimates whether a comment is tall enough to fold. The server has no widths. */
const isTall = (content: string): boolean =>
  content.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / lineLength)), 0) >
  unfoldedLines;

function Avatar({ name, url }: { readonly name: string; readonly url: string | null }) {
  const [initial = ''] = name;
  const isPicture = url?.startsWith('https://');
  return (
    <Text size="d18" tone="muted" surface="raised" flex="none" className={styles.avatar} aria-hidden="true">
      {isPicture ? (
        <img src={url ?? ''} alt="" width="32" height="32" loading="lazy" />
      ) : (
        initial.toUpperCase()
      )}
    </Text>
  );
}

interface DeleteDialogProps {
  /** Null: the dialog is closed. */
  readonly comment: Comment | null;
  readonly onConfirm: (comment: Comment) => void;
  readonly onClose: () => void;
}

/** Asks the visitor to confirm a delete. */
const DeleteDialog = ({ comment, onConfirm, onClose }: DeleteDialogProps) => (
  <Dialog
    title={<Trans>Are you sure to delete this comment?</Trans>}
    isOpen={comment !== null}
    onClose={onClose}
  >
    <Text as="p" tone="muted" wrap="anywhere" className={styles.quote}>
      {comment?.content}
    </Text>
    <Row gap={3} align="stretch" justify="end" isWrapped padding={[5, 6]}>
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button kind="danger" onClick={() => comment && onConfirm(comment)}>
        <Trans>Delete</Trans>
      </Button>
    </Row>
  </Dialog>
);

interface MessageDialogProps {
  /** Null: the dialog is closed. */
  readonly message: ErrorMessage | null;
  /** Address of the sign-in, if the site has one. */
  readonly signIn: string | undefined;
  readonly onClose: () => void;
}

/** Shows an error; the title is the message. */
const MessageDialog = ({ message, signIn, onClose }: MessageDialogProps) => (
  <Dialog title={message && <MessageText message={message} />} isOpen={message !== null} onClose={onClose}>
    <Row gap={3} align="stretch" justify="end" isWrapped padding={[5, 6]}>
      {message === 'expired' && signIn && (
        <ButtonAnchor kind="accent" href={signIn}>
          <Trans>Sign in again</Trans>
        </ButtonAnchor>
      )}
      <Button kind={message === 'expired' ? 'plain' : 'accent'} onClick={onClose}>
        <Trans>OK</Trans>
      </Button>
    </Row>
  </Dialog>
);

function MessageText({ message }: { readonly message: ErrorMessage }) {
  const most = useFormat().number(limits.comment);
  switch (message) {
    case 'empty':
      return <Trans>Please write a comment.</Trans>;
    case 'too-long':
      return <Trans>Comments can have up to {most} characters.</Trans>;
    case 'expired':
      return <Trans>Your session has expired. Sign in again; your draft is saved.</Trans>;
    case 'too-many':
      return <Trans>Too many comments in a short time. Please wait a minute; your draft is saved.</Trans>;
    case 'failed':
      return <Trans>Failed to communicate with server. Please try again in a few minutes.</Trans>;
  }
}
