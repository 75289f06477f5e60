import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { NoScriptRefresh } from '../loading/revalidate-on-mount.tsx';

const defaultDelay = 5_000;

/**
 * Loads the page's data again at the interval that the API named with its last answer. A hidden page waits until it is
 * shown. Without scripts the browser reloads the page.
 */
export function AskAgain({ after }: { readonly after: number | null }) {
  const { revalidate, state } = useRevalidator();
  const delay = after ?? defaultDelay;
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
