import type { Result } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/layout';
import { FailureReason } from '@hotdrop/shared-ui/player-not-found';
import { Waiting } from '@hotdrop/shared-ui/states';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddress } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import { type LoadResult, pending, toLoadResult, useKeepReady } from '../loading/load-result.ts';
import { Failed } from '../loading/missing.ts';
import type { PlayerRef } from '../loading/profile-context.ts';
import { NoScriptRefresh } from '../loading/states.tsx';
import type { PanelData } from './overview.loader.ts';
import styles from './overview.module.css';

interface DataPanelProps<T> extends PanelRequest<T> {
  /** The heading while there is no data. */
  readonly title: React.ReactNode;
  readonly skeleton: React.ReactNode;
  /** Shows the data, usually as panels. */
  readonly children: (data: T) => React.ReactNode;
}

/** A panel with data of its own. If they cannot be loaded, it says so in its place, and the page stays. */
export function DataPanel<T>({ title, skeleton, children, ...request }: DataPanelProps<T>) {
  const element = useRef<HTMLDivElement>(null);
  const { shown, isLoading, failure, retry } = usePanelData(element, request);
  const isReady = shown.status === 'ready';
  return (
    <div ref={element} className={styles.panel} aria-busy={isLoading && isReady}>
      {isReady && children(shown.data)}
      {failure && (
        <Panel title={!isReady && title}>
          <Suspense>
            <Failed kind={failure.kind} isQuiet isCompact={isReady} onRetry={retry}>
              <FailureReason failure={failure} />
            </Failed>
          </Suspense>
        </Panel>
      )}
      {!isReady && !failure && (
        <Panel title={title}>
          <NoScriptRefresh />
          <Waiting>{skeleton}</Waiting>
        </Panel>
      )}
    </div>
  );
}

interface PanelRequest<T> {
  /** The value of the page's loader; a new one after a reload makes the panel load again. */
  readonly loaded: PanelData<T>;
  /** The key of the data to show now: another than the loaded one after the visitor has changed a filter. */
  readonly panelKey: string;
  readonly load: (signal: AbortSignal) => Promise<Result<T>>;
}

interface Fetched<T> extends PanelData<T> {
  readonly loaded: PanelData<T>;
}

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

export function usePanelPlayer(): PlayerRef {
  const { platform } = useAddress();
  const { accountId } = useProfile().player;
  return { shard: platform, accountId };
}

/** How far below the window a panel begins to load, as a share of the window's height. */
const margin = '100%';

/** Whether an element was ever less than one window away from the viewport. Stays true, so that data stays loaded. */
function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return;
    // Tests have no observer: everything is near.
    if (typeof IntersectionObserver === 'undefined') return setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        // An element without a box, such as an empty recap, would never come near.
        const isReached = entries.some(
          ({ isIntersecting, target }) => isIntersecting || target.getClientRects().length === 0,
        );
        if (isReached) setIsNear(true);
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
