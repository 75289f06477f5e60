import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls into view and takes the focus after each search that finds it. */
export function ScrollTarget({ children }: { readonly children: React.ReactNode }) {
  const element = useRef<HTMLSpanElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated search for the same rank has a new key
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <span ref={element} id={scrollTargetId} tabIndex={-1}>
      {children}
    </span>
  );
}

/** The address contains this id, so scrolling works without JavaScript. */
export const scrollTargetId = 'found';
