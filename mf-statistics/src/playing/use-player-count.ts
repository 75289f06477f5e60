import { durations, reportFailure } from '@hotdrop/shared-domain/rules';
import { selectPlayerCount, setPlayerCount } from '@hotdrop/shared-domain/store';
import { apiOf, type PlayerCount } from '@hotdrop/shared-domain/wire';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useEffect } from 'react';

/** Provides the number of players, and refreshes it while the page is visible. Null: unknown. Reports failed requests. */
export function usePlayerCount(): PlayerCount | null {
  const site = useSite();
  useEffect(() => {
    const { store } = site;
    const api = apiOf(site);
    const leaving = new AbortController();
    let lastTime = Date.now();
    /** A page that becomes visible again refreshes an old count at once. */
    const refresh = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastTime < durations.countRefresh) return;
      lastTime = Date.now();
      const count = await api.getPlayerCount({}, { signal: leaving.signal });
      if (count.ok) setPlayerCount(store, count.data);
      else reportFailure(site, count.error, { area: 'mf-statistics', page: 'playing' });
    };
    const timer = setInterval(refresh, durations.countRefresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      leaving.abort();
    };
  }, [site]);
  return useStore(selectPlayerCount);
}
