import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { useEffect, useRef, useState } from 'react';

/** Identifies a text of the message dialog. */
export type ErrorMessage = 'empty' | 'too-long' | 'expired' | 'too-many' | 'failed';

/** Selects the message for a failed post or delete. */
export function errorMessage(failure: ApiFailure, isPosting: boolean): ErrorMessage {
  if (failure.kind === 'unauthorized') return 'expired';
  const isThrottled = failure.kind === 'busy' && failure.status === 429 && isPosting;
  return isThrottled ? 'too-many' : 'failed';
}

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
