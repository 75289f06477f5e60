import { useEffect, useRef, useState } from 'react';
import { draftStorage } from './draft-storage.ts';

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
