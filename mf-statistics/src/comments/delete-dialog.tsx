import type { Comment } from '@hotdrop/shared-domain/wire';
import { Button } from '@hotdrop/shared-ui/button';
import { Dialog } from '@hotdrop/shared-ui/dialog';
import { Trans } from '@lingui/react/macro';
import styles from './dialogs.module.css';

interface DeleteDialogProps {
  /** Null: the dialog is closed. */
  readonly comment: Comment | null;
  readonly onConfirm: (comment: Comment) => void;
  readonly onClose: () => void;
}

/** Asks the visitor to confirm a delete. */
export const DeleteDialog = ({ comment, onConfirm, onClose }: DeleteDialogProps) => (
  <Dialog
    title={<Trans>Are you sure to delete this comment?</Trans>}
    isOpen={comment !== null}
    onClose={onClose}
  >
    <p className={styles.quote}>{comment?.content}</p>
    <div className={styles.actions}>
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button kind="danger" onClick={() => comment && onConfirm(comment)}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  </Dialog>
);
