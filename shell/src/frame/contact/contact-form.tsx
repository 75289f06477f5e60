import { Button } from '@hotdrop/shared-ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useFrameData } from '../frame-data.ts';
import { composeMailUrl, findProblems, type MessageProblem } from './compose-mail.ts';
import styles from './contact-form.module.css';
import { FileField } from './file-field.tsx';

interface ContactFormProps {
  /** Runs after the mail app has opened with the message. */
  readonly onSent: () => void;
}

const fieldOf = { address: 'from', text: 'text', attachments: 'files' } as const;

/** Composes an email to the operator. The visitor's mail app opens with it; the visitor attaches the files there. */
export function ContactForm({ onSent }: ContactFormProps) {
  const { contactEmail } = useFrameData();
  const { t } = useLingui();
  const id = useId();
  const [problems, setProblems] = useState<readonly MessageProblem[]>([]);
  const messages: Readonly<Record<MessageProblem, string>> = {
    address: t`Please enter a valid email address.`,
    text: t`Please write a message.`,
    attachments: t`Attachments may not exceed 10 MB.`,
  };

  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const message = {
      from: String(form.get('from')),
      text: String(form.get('text')),
      attachments: form
        .getAll('files')
        .filter((file) => file instanceof File)
        .filter(({ size }) => size > 0),
    };
    const found = findProblems(message);
    setProblems(found);
    const [first] = found;
    if (first) {
      const input = event.currentTarget.elements.namedItem(fieldOf[first]);
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    window.location.assign(composeMailUrl(contactEmail, message, window.location.href));
    onSent();
  };

  const problem = (which: MessageProblem) =>
    problems.includes(which) && (
      <p id={`${id}-${which}`} className={styles.problem} role="alert">
        {messages[which]}
      </p>
    );
  const field = (which: MessageProblem) => ({
    'aria-invalid': problems.includes(which),
    'aria-describedby': `${id}-${which}`,
  });

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.field}>
        <label>
          <Trans>Your email address</Trans>
          <input name="from" type="email" autoComplete="email" {...field('address')} />
        </label>
        {problem('address')}
      </div>
      <div className={styles.field}>
        <label>
          <Trans>Message</Trans>
          <textarea name="text" rows={5} {...field('text')} />
        </label>
        {problem('text')}
      </div>
      <div className={styles.field}>
        <FileField {...field('attachments')} />
        {problem('attachments')}
      </div>
      <p className={styles.hint}>
        <Trans>
          This opens your email app. Attach your files again there; this form only checks their size.
        </Trans>
      </p>
      <Button type="submit" kind="accent">
        <Trans>Open in mail app</Trans>
      </Button>
    </form>
  );
}
