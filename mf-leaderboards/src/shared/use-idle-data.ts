import { runWhenIdle } from '@hotdrop/shared-ui/browser';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads data that only the browser needs, when the page is usable. `key` identifies the data; null: nothing to load.
 * Undefined: not loaded yet, or failed.
 */
export function useIdleData<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T | undefined>,
): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly data: T | undefined }>();
  const isNeeded = key !== null && loaded?.key !== key;
  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (key === null) return;
    const data = await load(signal);
    if (!signal.aborted) setLoaded({ key, data });
  });
  useEffect(() => {
    if (!isNeeded || !key) return;
    const leaving = new AbortController();
    const cancel = runWhenIdle(() => void start(leaving.signal));
    return () => {
      cancel();
      leaving.abort();
    };
  }, [isNeeded, key]);
  return loaded?.key === key ? loaded?.data : undefined;
}
