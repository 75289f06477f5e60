import { playerKey, rememberPlayer } from '@hotdrop/shared-domain/store';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import pLimit from 'p-limit';
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
    const unknown = accountIds.filter((accountId) => !known[playerKey(platform, accountId)]);
    const load = async (player: string) => {
      if (signal.aborted) return;
      const found = await api.getPlayer({ shard: platform, player }, { signal });
      if (found.ok && !signal.aborted) rememberPlayer(store, found.data.player);
    };
    setLoading(true);
    void pLimit(maxParallel)
      .map(unknown, load)
      .then(() => {
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
