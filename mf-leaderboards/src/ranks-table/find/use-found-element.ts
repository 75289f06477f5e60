import { useEffect, useRef } from 'react';
import { foundId } from '../board-address.ts';

/**
 * Scrolls an element into the middle of the window and focuses it. `search` identifies the navigation that found it;
 * null: this element was not found.
 */
export function useFoundElement<E extends HTMLElement>(search: string | null) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (search === null || !element.current) return;
    // The visitor's own row can be pinned to an edge, so the row before it tells where it belongs.
    const anchor = element.current.previousElementSibling ?? element.current;
    anchor.scrollIntoView({ block: 'center' });
    element.current.focus({ preventScroll: true });
  }, [search]);
  return { ref: element, ...(search !== null && { id: foundId, tabIndex: -1 }) };
}
