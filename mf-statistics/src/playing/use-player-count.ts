import { durations } from '@hotdrop/shared-domain/rules';
import { setPlayerCount } from '@hotdrop/shared-domain/store';
import type { PlayerCount } from '@hotdrop/shared-domain/wire';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useEffect } from 'react';
import { whileVisible } from './while-visible.ts';

/** How many play now, read anew while the page is seen. Null: not known; what fails leaves the last known count. */
export function usePlayerCount(): PlayerCount | null {
  const { api, store } = useSite();
  useEffect(() => {
    const leaving = new AbortController();
    const stop = whileVisible(durations.countRefresh, async () => {
      const count = await api.getPlayerCount({}, { signal: leaving.signal });
      if (count.ok) setPlayerCount(store, count.data);
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [api, store]);
  return useStore(({ playerCount }) => playerCount);
}
