import { useEffect, useState } from 'react';
import type { Prompt } from './find-prompt.ts';

/** Whether to show the prompt. A first visit does not start with a promotion: it waits until the visitor scrolls. */
export function useAppPrompt(kind: Prompt): { readonly isOpen: boolean; readonly close: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (kind === 'legacy' || isReturningVisitor()) return setOpen(true);
    const open = () => setOpen(true);
    window.addEventListener('scroll', open, { once: true, passive: true });
    return () => window.removeEventListener('scroll', open);
  }, [kind]);
  return { isOpen, close: () => setOpen(false) };
}

const key = 'visit';

/** Whether this browser visited the site before the current session. */
function isReturningVisitor(): boolean {
  try {
    const visit = sessionStorage.getItem(key) ?? (localStorage.getItem(key) ? 'returning' : 'first');
    sessionStorage.setItem(key, visit);
    localStorage.setItem(key, 'known');
    return visit === 'returning';
  } catch {
    // Storage is blocked: every visit is a first one.
    return false;
  }
}
