import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSite } from './site.tsx';

interface CodePlace {
  readonly area: string;
  readonly page: string;
}

interface CodeOnDemand<T> {
  /** Null: not loaded yet, so the page shows static markup. */
  readonly code: T | null;
  /** The element around the markup. */
  readonly box: React.RefObject<HTMLDivElement | null>;
}

const interactions = ['pointerover', 'pointerdown', 'focusin'];

interface Wanted {
  /** Loads the code at once. */
  readonly isUrgent?: boolean;
  /** Markup that is this close to the window is near. */
  readonly nearMargin?: string;
}

/**
 * Loads code that makes static markup interactive, such as a chart: when markup below the fold comes near the viewport,
 * or on the first pointer, touch, or focus. After a failure the static markup stays, and the next one tries again.
 */
export function useCodeOnDemand<T extends object>(
  load: () => Promise<T>,
  place: CodePlace,
  { isUrgent = false, nearMargin = '300px 0px' }: Wanted = {},
): CodeOnDemand<T> {
  const { report } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<T | null>(null);
  const loading = useRef(false);

  const start = useEffectEvent(() => {
    if (loading.current) return;
    loading.current = true;
    load().then(setCode, (error: unknown) => {
      loading.current = false;
      report(error, place);
    });
  });

  useEffect(() => {
    const element = box.current;
    if (!element || code) return;
    const run = () => start();
    if (isUrgent) run();
    const isBelowFold = element.getBoundingClientRect().top >= innerHeight;
    const observer = isBelowFold
      ? new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && run(), {
          rootMargin: nearMargin,
        })
      : null;
    observer?.observe(element);
    for (const type of interactions) element.addEventListener(type, run, { passive: true });
    return () => {
      observer?.disconnect();
      for (const type of interactions) element.removeEventListener(type, run);
    };
  }, [code, isUrgent, nearMargin]);

  return { code, box };
}
