import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: React.ReactNode;
  readonly isOpen: boolean;
  /** Called on Escape, on the backdrop and on the close button: then set `isOpen` to false. */
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** The platform's modal dialog: it keeps the focus inside and gives it back. A sheet on phones. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    // Where nothing asks for the focus, the title takes it, which is read out: the first button would be the closing one.
    if (!dialog.current?.querySelector('[autofocus]')) heading.current?.focus();
  }, [isOpen]);

  const closeOnBackdrop = (event: React.MouseEvent) => {
    // All of the dialog is covered by its parts: what hits the dialog itself hit the backdrop.
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => isOpen && onClose()}
      onClick={closeOnBackdrop}
    >
      {isOpen && (
        <div>
          <div className={styles.head}>
            <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon={CloseIcon} label={t`Close`} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
