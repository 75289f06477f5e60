import { useEffect, useRef, useState } from 'react';
import type { Message } from './error-message.ts';

/** A message in a dialog. After one about what the visitor writes the focus goes back to the writing. */
export function useMessage(focusWriting: () => void) {
  const [told, setTold] = useState<{ readonly message: Message; readonly isWriting: boolean } | null>(null);
  const goesBack = useRef(false);

  // The dialog has closed, and given the focus back to what was pressed, when this runs.
  useEffect(() => {
    if (!told && goesBack.current) focusWriting();
    goesBack.current = told?.isWriting ?? false;
  });

  return {
    message: told?.message ?? null,
    tell: (message: Message, isWriting: boolean) => setTold({ message, isWriting }),
    close: () => setTold(null),
  };
}
