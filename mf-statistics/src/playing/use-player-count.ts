import { durations, reportFailure } from '@hotdrop/shared-domain/rules';
import { setPlayerCount } from '@hotdrop/shared-domain/store';
import type { PlayerCount } from '@hotdrop/shared-domain/wire';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useEffect } from 'react';

/** Provides the number of players, and refreshes it while the page is visible. Null: unknown. Reports failed requests. */
export function usePlayerCount(): PlayerCount | null {
  const site = useSite();
  useEffect(() => {
    const { api, store } = site;
    const leaving = new AbortController();
    const stop = repeatWhileVisible(durations.countRefresh, async () => {
      const count = await api.getPlayerCount({}, { signal: leaving.signal });
      if (count.ok) setPlayerCount(store, count.data);
      else reportFailure(site, count.error, { area: 'mf-statistics', page: 'playing' });
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [site]);
  return useStore(({ playerCount }) => playerCount);
}

/** Repeats a function while the page is visible. A page that becomes visible again runs an overdue function at once. */
function repeatWhileVisible(interval: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isDue = false;
  const wait = () => {
    timer = setTimeout(() => {
      isDue = true;
      runIfVisible();
    }, interval);
  };
  const runIfVisible = () => {
    if (!isDue || document.visibilityState !== 'visible') return;
    isDue = false;
    run();
    wait();
  };
  document.addEventListener('visibilitychange', runIfVisible);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', runIfVisible);
  };
}
