import { useEffect, useRef, useState } from 'react';

const key = 'comment-draft';

/** A browser may refuse to keep anything; the text then lives as long as the page. */
const stored = {
  read: () => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },
  write: (text: string) => {
    try {
      if (text) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
    } catch {
      // Nothing is lost that was kept before.
    }
  },
};

type Change = (text: string) => string;

/** A comment that is being written. It survives a reload, and the way to signing in and back. */
export function useDraft(): readonly [text: string, change: (change: Change) => void] {
  const [text, setText] = useState('');
  const latest = useRef('');
  useEffect(() => {
    latest.current ||= stored.read();
    setText(latest.current);
  }, []);
  // Kept at once and not by an effect: a text may come back when the visitor has already left the page.
  const change = (alter: Change) => {
    latest.current = alter(latest.current);
    stored.write(latest.current);
    setText(latest.current);
  };
  return [text, change];
}
