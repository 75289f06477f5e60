import { playerKey, rememberPlayer } from '@hotdrop/shared-domain/store';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';

/** Limits parallel requests: a list may be long. */
const maxParallel = 4;

/** Provides the known names of players, and loads the others. */
export function useLoadNames(platform: string, accountIds: readonly string[]) {
  const { api, store } = useSite();
  const players = useStore((state) => state.players);
  const [isLoading, setLoading] = useState(true);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const known = store.getState().players;
    // All workers share one queue. p-limit would do the same with 0.9 KB more on a first visit of the page.
    const queue = accountIds.filter((accountId) => !known[playerKey(platform, accountId)]).values();
    const worker = async () => {
      for (const player of queue) {
        const found = await api.getPlayer({ shard: platform, player }, { signal });
        if (signal.aborted) return;
        if (found.ok) rememberPlayer(store, found.data.player);
      }
    };
    setLoading(true);
    void Promise.all(Array.from({ length: maxParallel }, worker)).then(() => {
      if (!signal.aborted) setLoading(false);
    });
    return () => leaving.abort();
  }, [api, store, platform, accountIds]);

  const names = accountIds.flatMap((accountId) => {
    const name = players[playerKey(platform, accountId)]?.name;
    return name === undefined ? [] : [{ accountId, name }];
  });
  return { names, isLoading };
}
