import type { Result } from '@hotdrop/shared-domain/wire';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type LoadResult, toLoadResult, useKeepReady } from '../loading/load-result.ts';
import { useNearViewport } from './use-near-viewport.ts';

/**
 * The data of a panel below the fold. A server loads it with the page, so that the page is readable without JavaScript.
 * After a navigation in a browser, the panel loads it when it comes near the viewport.
 */
export interface PanelData<T> {
  /** Identifies the data: the player and the chosen filters. */
  readonly key: string;
  readonly result: LoadResult<T>;
}

export interface PanelRequest<T> {
  /** The value of the page's loader; a new one after a reload makes the panel load again. */
  readonly loaded: PanelData<T>;
  /** The key of the data to show now: another than the loaded one after the visitor has changed a filter. */
  readonly panelKey: string;
  readonly load: (signal: AbortSignal) => Promise<Result<T>>;
}

interface Fetched<T> extends PanelData<T> {
  readonly loaded: PanelData<T>;
}

const pending = { status: 'pending' } as const;

export function usePanelData<T>(
  element: RefObject<Element | null>,
  { loaded, panelKey: key, load }: PanelRequest<T>,
) {
  const isNear = useNearViewport(element);
  const [fetched, setFetched] = useState<Fetched<T> | null>(null);
  const isCurrent = fetched?.loaded === loaded && fetched.key === key;
  const result: LoadResult<T> = isCurrent ? fetched.result : loaded.key === key ? loaded.result : pending;
  const isWaiting = result.status === 'pending';
  const set = (next: LoadResult<T>) => setFetched({ loaded, key, result: next });

  const fetchData = useEffectEvent(async (of: Omit<Fetched<T>, 'result'>, signal: AbortSignal) => {
    const next = toLoadResult(await load(signal));
    if (!signal.aborted) setFetched({ ...of, result: next });
  });
  // Another key or a reload needs other data.
  useEffect(() => {
    if (!isNear || !isWaiting) return;
    const leaving = new AbortController();
    void fetchData({ loaded, key }, leaving.signal);
    return () => leaving.abort();
  }, [isNear, isWaiting, key, loaded]);

  return {
    shown: useKeepReady(result, ''),
    // A panel far below still shows what it has; it loads again when it comes near.
    isLoading: isNear && isWaiting,
    failure: result.status === 'failed' ? result.failure : null,
    retry: () => set(pending),
  };
}
