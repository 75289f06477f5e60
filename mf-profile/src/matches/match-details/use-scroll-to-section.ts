import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to a section when a link asks for it, also when the same link is pressed again. Another change of the address,
 * such as more of a list, moves nothing.
 */
export function useScrollToSection(id: string | undefined, search: string): void {
  const { key } = useLocation();
  const last = useRef<{ readonly id: string | undefined; readonly search: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is pressed again
  useEffect(() => {
    const before = last.current;
    last.current = { id, search };
    if (id === undefined || (before?.id === id && before.search !== search)) return;
    const section = document.getElementById(id);
    section?.scrollIntoView?.({ block: 'start' });
    // The next press of the tab key continues in the section.
    if (before) section?.focus({ preventScroll: true });
  }, [id, search, key]);
}
