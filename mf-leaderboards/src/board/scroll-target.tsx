import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where a search on the board ends: comes into view and takes the focus, each time that it is searched for. */
export function Landing({ children }: { readonly children: React.ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit to the same place counts
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <span ref={place} id={landingId} tabIndex={-1}>
      {children}
    </span>
  );
}

/** For visitors without JavaScript the address itself leads there. */
export const landingId = 'found';
