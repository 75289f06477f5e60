import type { Comment } from '@hotdrop/shared-domain/wire';
import { CommentIcon } from '@hotdrop/shared-ui/icons';
import { Empty, Failed, SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { CommentRow } from './comment-row.tsx';
import styles from './comments.module.css';
import type { CommentsState } from './use-load-comments.ts';

interface CommentListProps extends Pick<CommentsState, 'content' | 'isFailed' | 'reload'> {
  /** Waits for the answer of the server. */
  readonly pending: Comment | null;
  /** Waits to be deleted by the server. */
  readonly deleting: Comment['id'] | null;
  readonly onDelete: (comment: Comment) => void;
}

export function CommentList({ content, isFailed, reload, pending, deleting, onDelete }: CommentListProps) {
  if (!content) {
    return isFailed ? (
      <Failed title={<Trans>The comments could not be loaded</Trans>} onRetry={() => void reload()}>
        <Trans>Failed to communicate with server. Please try again in a few minutes.</Trans>
      </Failed>
    ) : (
      <Waiting>
        <div className={styles.waiting}>
          <SkeletonLines count={3} height={10} />
        </div>
      </Waiting>
    );
  }
  const { comments, meta } = content;
  if (comments.length === 0 && !pending) {
    return (
      <Empty
        icon={CommentIcon}
        title={
          meta.totalCount === 0 ? (
            <Trans>No comments yet</Trans>
          ) : (
            <Trans>There are no comments on this page</Trans>
          )
        }
      >
        {meta.totalCount === 0 && <Trans>Be the first to say what you think.</Trans>}
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
