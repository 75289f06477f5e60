import { limits } from '@hotdrop/shared-domain/rules';
import { checkComment, countCharacters } from '@hotdrop/shared-domain/text';
import { Button } from '@hotdrop/shared-ui/button';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useId } from 'react';
import styles from './comment-form.module.css';

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
export function CommentForm({ name, text, onChange, onSubmit, isPosting, input }: CommentFormProps) {
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
    <form className={styles.write} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        <Trans>
          Write as <b>{name}</b>
        </Trans>
      </label>
      <textarea
        ref={input}
        id={id}
        className={styles.input}
        rows={3}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t`What do you make of these numbers?`}
        aria-describedby={`${id}count`}
        aria-invalid={isTooLong || undefined}
      />
      <div className={styles.end}>
        <small id={`${id}count`} className={isTooLong ? styles.tooLong : undefined}>
          <Trans>
            {written} of {most} characters
          </Trans>
        </small>
        <Button kind="accent" type="submit" isBusy={isPosting}>
          <Trans>Post</Trans>
        </Button>
      </div>
    </form>
  );
}
