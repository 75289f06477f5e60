import { limits } from '@hotdrop/shared-domain/rules';
import { Button } from '@hotdrop/shared-ui/button';
import { Dialog } from '@hotdrop/shared-ui/dialog';
import { Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useId, useState } from 'react';
import styles from './dialogs.module.css';
import { useFrameData } from './frame-data.ts';
import { allowPopups, createSandboxedFrame } from './sandboxed-frame.ts';

interface ContactProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Lets visitors reach the operator through the help desk if one is configured, or else by email. */
export function Contact({ isOpen, onClose }: ContactProps) {
  const { helpDesk } = useFrameData().providers;
  return (
    <Dialog title={<Trans>Contact</Trans>} isOpen={isOpen} onClose={onClose}>
      {helpDesk ? <HelpDesk url={helpDesk} /> : <ContactForm onSent={onClose} />}
    </Dialog>
  );
}

interface ContactFormProps {
  /** Runs after the mail app has opened with the message. */
  readonly onSent: () => void;
}

const fieldOf = { address: 'from', text: 'text', attachments: 'files' } as const;

/** Composes an email to the operator. The visitor's mail app opens with it; the visitor attaches the files there. */
function ContactForm({ onSent }: ContactFormProps) {
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
      <Text as="p" size="t13" tone="down" id={`${id}-${which}`} role="alert">
        {messages[which]}
      </Text>
    );
  const field = (which: MessageProblem) => ({
    'aria-invalid': problems.includes(which),
    'aria-describedby': `${id}-${which}`,
  });

  return (
    <Grid as="form" gap={4} padding={[5, 6]} className={styles.form} onSubmit={onSubmit} noValidate>
      <Grid gap={1}>
        <Grid as="label" gap={1} size="t13" tone="muted">
          <Trans>Your email address</Trans>
          <input name="from" type="email" autoComplete="email" {...field('address')} />
        </Grid>
        {problem('address')}
      </Grid>
      <Grid gap={1}>
        <Grid as="label" gap={1} size="t13" tone="muted">
          <Trans>Message</Trans>
          <textarea name="text" rows={5} {...field('text')} />
        </Grid>
        {problem('text')}
      </Grid>
      <Grid gap={1}>
        <FileField {...field('attachments')} />
        {problem('attachments')}
      </Grid>
      <Text as="p" size="t13" tone="muted">
        <Trans>
          This opens your email app. Attach your files again there; this form only checks their size.
        </Trans>
      </Text>
      <Text as="p" size="t13" tone="muted">
        <Trans>
          You do not want to be shown on this site? Send your platform and name. We reply with a code for a
          temporary clan tag or your Steam profile, to be sure that the account is yours.
        </Trans>
      </Text>
      <Button type="submit" kind="accent">
        <Trans>Open in mail app</Trans>
      </Button>
    </Grid>
  );
}

/** File input with translated texts. The browser's own input uses the browser's language instead of the page's. */
function FileField(aria: React.AriaAttributes) {
  const { t } = useLingui();
  const format = useFormat();
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <Grid as="label" gap={1} size="t13" tone="muted" className={styles.files}>
      <Trans>Files (up to 10 MB)</Trans>
      <VisuallyHidden>
        <input
          name="files"
          type="file"
          multiple
          onChange={({ currentTarget: { files } }) => setNames(Array.from(files ?? [], ({ name }) => name))}
          {...aria}
        />
      </VisuallyHidden>
      <Row as="span" gap={3} size="t14">
        <Row as="span" flex="none" padding={[0, 4]} className={styles.choose} aria-hidden="true">
          <Trans>Choose files</Trans>
        </Row>
        <Text wrap="anywhere">{names.length > 0 ? format.list(names) : t`No file chosen`}</Text>
      </Row>
    </Grid>
  );
}

export interface Message {
  readonly from: string;
  readonly text: string;
  readonly attachments: readonly File[];
}

type MessageProblem = 'address' | 'attachments' | 'text';

/** Lists the invalid fields of a message. The size limit applies to all attachments together. */
export function findProblems({ from, text, attachments }: Message): readonly MessageProblem[] {
  const bytes = attachments.reduce((sum, { size }) => sum + size, 0);
  return [
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(from.trim()) ? [] : (['address'] as const)),
    ...(text.trim() ? [] : (['text'] as const)),
    ...(bytes <= limits.helpAttachmentBytes ? [] : (['attachments'] as const)),
  ];
}

/** Builds a `mailto:` URL that opens the visitor's mail app with the message filled in. */
export function composeMailUrl(to: string, { from, text, attachments }: Message, page: string): string {
  const names = attachments.map(({ name }) => `[${name}]`);
  const body = [text.trim(), '', ...names, from.trim(), page].join('\n');
  return `mailto:${to}?${new URLSearchParams({ subject: 'Hotdrop', body }).toString().replaceAll('+', '%20')}`;
}

/** Shows the provider's page. A browser does not report a failed iframe, so the email address is always shown too. */
function HelpDesk({ url }: { readonly url: string }) {
  const { contactEmail } = useFrameData();
  const { t } = useLingui();
  const title = t`Contact`;
  const show = useCallback(
    (container: HTMLElement | null) => {
      const frame = createSandboxedFrame(url, ['allow-forms', ...allowPopups]);
      frame.title = title;
      frame.className = styles.frame ?? '';
      container?.append(frame);
      return () => frame.remove();
    },
    [url, title],
  );
  return (
    <>
      <div ref={show} />
      <p className={styles.email}>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    </>
  );
}
