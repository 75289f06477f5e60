import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSite } from '../site/index.ts';

interface ChartPlace {
  readonly area: string;
  readonly page: string;
}

interface ChartCode<T> {
  /** Null: not loaded yet, so the static chart is shown. */
  readonly code: T | null;
  /** The element that contains the chart. */
  readonly box: React.RefObject<HTMLDivElement | null>;
}

const interactions = ['pointerover', 'pointerdown', 'focusin'];
/** A chart that is this close to the window is near. */
const nearMargin = '300px 0px';

/**
 * Loads the code of an interactive chart, which replaces a static one: when a chart below the fold comes near the
 * viewport, or on the first pointer, touch, or focus. After a failure the static chart stays, and the next one tries
 * again.
 */
export function useChartCode<T extends object>(load: () => Promise<T>, place: ChartPlace): ChartCode<T> {
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
  }, [code]);

  return { code, box };
}
