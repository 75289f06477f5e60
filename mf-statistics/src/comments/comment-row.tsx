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
      </div>
    </li>
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
    <span className={styles.avatar} aria-hidden="true">
      {isPicture ? (
        <img src={url ?? ''} alt="" width="32" height="32" loading="lazy" />
      ) : (
        initial.toUpperCase()
      )}
    </span>
  );
}
