import Cookies from 'js-cookie';
import { useEffect, useState } from 'react';
import { dismissalCookies } from './dismiss.ts';

export type Prompt = 'promotion' | 'legacy';

/** Asks visitors of an old app to update, and visitors of a phone's browser to get the app, unless they dismissed it. */
export function findPrompt(isMobileApp: boolean): Prompt | null {
  const { userAgent } = navigator;
  if (/HotdropApp\/1\./.test(userAgent)) return isDismissed(dismissalCookies.legacy) ? null : 'legacy';
  if (isMobileApp || !/Mobi|Android|iPhone|iPad/.test(userAgent)) return null;
  return isDismissed(dismissalCookies.promotion) ? null : 'promotion';
}

const isDismissed = (cookie: string) => Cookies.get(cookie) !== undefined;

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
