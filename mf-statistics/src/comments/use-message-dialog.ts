import { useEffect, useRef, useState } from 'react';
import type { ErrorMessage } from './error-message.ts';

interface ShownMessage {
  readonly message: ErrorMessage;
  readonly isAboutDraft: boolean;
}

/** Shows a message in a dialog. After a message about the draft, the focus returns to the comment form. */
export function useMessageDialog(focusForm: () => void) {
  const [shown, setShown] = useState<ShownMessage | null>(null);
  const needsFocus = useRef(false);

  // Runs after the closed dialog has returned the focus to the pressed button.
  useEffect(() => {
    if (!shown && needsFocus.current) focusForm();
    needsFocus.current = shown?.isAboutDraft ?? false;
  });

  return {
    message: shown?.message ?? null,
    showMessage: (message: ErrorMessage, isAboutDraft: boolean) => setShown({ message, isAboutDraft }),
    closeMessage: () => setShown(null),
  };
}
