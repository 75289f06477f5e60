import { useEffect, useRef, useState } from 'react';

type Entry = 'comment-draft' | 'comment-sent' | 'comment-key';

/** Texts that survive a reload and a sign-in. Empty where the browser refuses storage. */
export const draftStorage = {
  read: (entry: Entry): string => {
    try {
      return sessionStorage.getItem(entry) ?? '';
    } catch {
      return '';
    }
  },
  write: (entry: Entry, text: string): void => {
    try {
      if (text) sessionStorage.setItem(entry, text);
      else sessionStorage.removeItem(entry);
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
    latest.current ||= draftStorage.read('comment-draft');
    setText(latest.current);
  }, []);
  // Stores at once, not in an effect: a failed post may restore the text after the visitor has left the page.
  const changeDraft = (change: Change) => {
    latest.current = change(latest.current);
    draftStorage.write('comment-draft', latest.current);
    setText(latest.current);
  };
  return [text, changeDraft];
}
