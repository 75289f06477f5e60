import { durations, reportFailure } from '@hotdrop/shared-domain/rules';
import { setPlayerCount } from '@hotdrop/shared-domain/store';
import type { PlayerCount } from '@hotdrop/shared-domain/wire';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useEffect } from 'react';
import { repeatWhileVisible } from './repeat-while-visible.ts';

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
