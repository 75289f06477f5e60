import type { Comment } from '@hotdrop/shared-domain/wire';
import { TextButton } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ExactTimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './comment-row.module.css';

interface CommentRowProps {
  readonly comment: Comment;
  /** The server has not confirmed the post or delete yet. */
  readonly isPending: boolean;
  /** Undefined: the reader may not delete the comment. */
  readonly onDelete: (() => void) | undefined;
}

/** One comment, as plain text without markup or links. */
export function CommentRow({ comment, isPending, onDelete }: CommentRowProps) {
  const { t } = useLingui();
  const { author, content, createdAt } = comment;
  const name = author.displayName;
  return (
    <li
      className={classNames(styles.comment, isPending && styles.pending)}
      aria-busy={isPending || undefined}
    >
      <Avatar name={name} url={author.avatarUrl} />
      <div className={styles.words}>
        <p className={styles.head}>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <span className={styles.time}>
            <ExactTimeAgo time={createdAt} />
          </span>
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
        </p>
        <p className={styles.content} dir="auto">
          {content}
        </p>
      </div>
    </li>
  );
}

function Avatar({ name, url }: { readonly name: string; readonly url: string | null }) {
  const [initial = ''] = name;
  const isPicture = url?.startsWith('https://');
  return (
    <span className={styles.avatar} aria-hidden="true">
      {isPicture ? (
        <img src={url ?? ''} alt="" width="32" height="32" loading="lazy" />
      ) : (
        initial.toUpperCase()
      )}
    </span>
  );
}
