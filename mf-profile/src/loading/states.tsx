import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Loads the data that the server did not wait for, once the page is hydrated. */
export function RevalidateOnMount() {
  const { revalidate } = useRevalidator();
  const hasRevalidated = useRef(false);
  useEffect(() => {
    if (hasRevalidated.current) return;
    hasRevalidated.current = true;
    void revalidate();
  }, [revalidate]);
  return <NoScriptRefresh />;
}

const defaultDelay = 3;

interface NoScriptRefreshProps {
  readonly seconds?: number;
  /** Another address to load. */
  readonly to?: string;
}

/** Reloads a page with pending data after a delay where JavaScript is off. */
export const NoScriptRefresh = ({ seconds = defaultDelay, to }: NoScriptRefreshProps) => (
  <noscript>
    <meta httpEquiv="refresh" content={to === undefined ? String(seconds) : `${seconds};url=${to}`} />
  </noscript>
);

const defaultInterval = 5_000;

/**
 * Loads the page's data again at the interval that the API named with its last answer. A hidden page waits until it is
 * shown. Without scripts the browser reloads the page.
 */
export function AskAgain({ after }: { readonly after: number | null }) {
  const { revalidate, state } = useRevalidator();
  const delay = after ?? defaultInterval;
  const ask = useEffectEvent(() => {
    if (state === 'idle') void revalidate();
  });
  useEffect(() => {
    let isDue = false;
    const askIfShown = () => {
      if (!isDue || document.hidden) return;
      isDue = false;
      ask();
    };
    const timer = setInterval(() => {
      isDue = true;
      askIfShown();
    }, delay);
    document.addEventListener('visibilitychange', askIfShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfShown);
    };
  }, [delay]);
  return <NoScriptRefresh seconds={Math.ceil(delay / 1_000)} />;
}
