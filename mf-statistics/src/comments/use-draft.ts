import { useEffect, useRef, useState } from 'react';

const key = 'comment-draft';

/** Keeps the draft in memory only if the browser refuses storage. */
const storage = {
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
      // The draft stays in memory.
    }
  },
};

type Change = (text: string) => string;

/** Holds the text of an unfinished comment. It survives a reload and a sign-in. */
export function useDraft(): readonly [text: string, change: (change: Change) => void] {
  const [text, setText] = useState('');
  const latest = useRef('');
  useEffect(() => {
    latest.current ||= storage.read();
    setText(latest.current);
  }, []);
  // Stores at once, not in an effect: a failed post may restore the text after the visitor has left the page.
  const changeDraft = (change: Change) => {
    latest.current = change(latest.current);
    storage.write(latest.current);
    setText(latest.current);
  };
  return [text, changeDraft];
}
