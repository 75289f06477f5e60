import { runWhenIdle } from '@hotdrop/shared-ui/browser';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Skeletons, usePendingPage } from './pending-page.ts';

type PendingView = typeof import('./pending-view.tsx').PendingView;

interface PageSlotProps {
  readonly skeletons: Skeletons;
  readonly children: React.ReactNode;
}

/**
 * Shows the page, or the skeleton of the next page while it loads for long. The page stays mounted, so that it is back
 * at once if the visitor does not wait. It stays on screen without a connection.
 */
export function PageSlot({ skeletons, children }: PageSlotProps) {
  const pending = usePendingPage(skeletons);
  const View = usePendingView(pending !== null);
  const isLong = pending !== null && pending.stage !== 'short';
  const isReplaced = isLong && pending.page !== null && View !== null;
  useScrollToTop(isReplaced);
  return (
    <>
      <div hidden={isReplaced}>{children}</div>
      {isLong && View && <View {...pending} />}
    </>
  );
}

/** Loads the view before the first wait, because it could not arrive during one. */
function usePendingView(isNeeded: boolean): PendingView | null {
  const [loaded, setLoaded] = useState<{ readonly View: PendingView } | null>(null);
  const needsLoading = loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wait tries again after a failure
  useEffect(() => {
    if (!needsLoading) return;
    return runWhenIdle(() => {
      import(/* webpackChunkName: "idle" */ './pending-view.tsx')
        .then(({ PendingView: View }) => setLoaded({ View }))
        // Ignore failures: without the view, the page stays.
        .catch(() => {});
    });
  }, [needsLoading, isNeeded]);
  return loaded?.View ?? null;
}

/** Scrolls to the top for the skeleton, and back if the page stays after all. */
function useScrollToTop(isReplaced: boolean): void {
  const { key } = useLocation();
  const left = useRef<{ readonly key: string; readonly position: number }>(null);
  useLayoutEffect(() => {
    if (isReplaced) {
      left.current = { key, position: window.scrollY };
      window.scrollTo(0, 0);
    } else if (left.current) {
      if (left.current.key === key) window.scrollTo(0, left.current.position);
      left.current = null;
    }
  }, [isReplaced, key]);
}
