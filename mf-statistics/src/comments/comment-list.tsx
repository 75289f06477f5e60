import { pageCount } from '@hotdrop/shared-domain/stats';
import type { Comment, ListMeta } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { CommentIcon } from '@hotdrop/shared-ui/icons';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Empty, Failed, SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { CommentRow } from './comment-row.tsx';
import styles from './comments.module.css';
import type { CommentPage } from './read-comments.ts';
import type { CommentsState } from './use-load-comments.ts';

interface CommentListProps extends Pick<CommentsState, 'content' | 'isFailed' | 'reload'> {
  /** Waits for the answer of the server. */
  readonly pending: Comment | null;
  /** Waits to be deleted by the server. */
  readonly deleting: Comment['id'] | null;
  readonly onDelete: (comment: Comment) => void;
  /** Returns the address of a page. */
  readonly to: (page: number) => string;
}

/** Whether comments exist, but none on this page. */
export const isPastEnd = ({ page, perPage, totalCount }: ListMeta): boolean =>
  totalCount > 0 && page > pageCount(totalCount, perPage);

/** A page of comments. If it cannot be loaded, that of an earlier page, if there is one. */
export function CommentList({ content, isFailed, reload, ...list }: CommentListProps) {
  return (
    <>
      {isFailed && (
        <Failed
          isCompact={content !== null}
          title={<Trans>The comments could not be loaded</Trans>}
          onRetry={() => void reload()}
        >
          <Trans>Failed to communicate with server. Please try again in a few minutes.</Trans>
        </Failed>
      )}
      {content && <LoadedComments {...list} {...content} />}
      {!content && !isFailed && (
        <Waiting>
          <div className={styles.waiting}>
            <SkeletonLines count={3} height={10} />
          </div>
        </Waiting>
      )}
    </>
  );
}

type LoadedCommentsProps = Omit<CommentListProps, 'content' | 'isFailed' | 'reload'> & CommentPage;

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
    <ol>
      {pending && <CommentRow comment={pending} isPending onDelete={undefined} />}
      {comments.map((comment) => (
        <CommentRow
          key={comment.id}
          comment={comment}
          isPending={comment.id === deleting}
          onDelete={comment.deletable ? () => onDelete(comment) : undefined}
        />
      ))}
    </ol>
  );
}
