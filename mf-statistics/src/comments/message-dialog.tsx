import { limits } from '@hotdrop/shared-domain/rules';
import { Button, ButtonAnchor } from '@hotdrop/shared-ui/button';
import { Dialog } from '@hotdrop/shared-ui/dialog';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './dialogs.module.css';
import type { ErrorMessage } from './use-message-dialog.ts';

interface MessageDialogProps {
  /** Null: the dialog is closed. */
  readonly message: ErrorMessage | null;
  /** Address of the sign-in. */
  readonly signIn: string;
  readonly onClose: () => void;
}

/** Shows an error; the title is the message. */
export const MessageDialog = ({ message, signIn, onClose }: MessageDialogProps) => (
  <Dialog title={message && <MessageText message={message} />} isOpen={message !== null} onClose={onClose}>
    <div className={styles.actions}>
      {message === 'expired' && (
        <ButtonAnchor kind="accent" href={signIn}>
          <Trans>Sign in again</Trans>
        </ButtonAnchor>
      )}
      <Button kind={message === 'expired' ? 'plain' : 'accent'} onClick={onClose}>
        <Trans>OK</Trans>
      </Button>
    </div>
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
