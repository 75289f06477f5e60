import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import styles from './overlays.module.css';
import { Row, Text } from './primitives.tsx';

interface DialogProps {
  readonly title: React.ReactNode;
  readonly isOpen: boolean;
  readonly isWide?: boolean;
  /** Called for Escape, the backdrop, and the close button. Set `isOpen` to false then. */
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** A native modal dialog, which traps and restores the focus. A sheet on phones. */
export function Dialog({ title, isOpen, isWide = false, onClose, children }: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    // Focus the title when no element has autofocus. The browser would focus the close button.
    if (!dialog.current?.querySelector('[autofocus]')) heading.current?.focus();
  }, [isOpen]);

  const closeOnBackdrop = (event: React.MouseEvent) => {
    // The content covers the whole dialog, so a click on the dialog itself is on the backdrop.
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users close it with Escape
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={titleId}
      onClose={() => isOpen && onClose()}
      onClick={closeOnBackdrop}
    >
      {isOpen && (
        <div>
          <Row justify="between" className={styles.head}>
            <Text as="h2" size="h3" ref={heading} id={titleId} className={styles.dialogTitle} tabIndex={-1}>
              {title}
            </Text>
            <IconButton icon={CloseIcon} label={t`Close`} onClick={onClose} />
          </Row>
          {children}
        </div>
      )}
    </dialog>
  );
}
