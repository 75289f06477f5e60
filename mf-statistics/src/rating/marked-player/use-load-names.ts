import { playerKey, rememberPlayer } from '@hotdrop/shared-domain/store';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';

/** So many players are asked for at once: a list may be long, and the API is everybody's. */
const atOnce = 4;

/** What players of a platform are called, as far as it is known; what the site does not know yet is read. */
export function useNames(platform: string, accountIds: readonly string[]) {
  const { api, store } = useSite();
  const players = useStore((state) => state.players);
  const [isReading, setReading] = useState(true);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const known = store.getState().players;
    // One queue, from which all lanes take.
    const queue = accountIds.filter((accountId) => !known[playerKey(platform, accountId)]).values();
    const lane = async () => {
      for (const player of queue) {
        const found = await api.getPlayer({ shard: platform, player }, { signal });
        if (signal.aborted) return;
        if (found.ok) rememberPlayer(store, found.data.player);
      }
    };
    setReading(true);
    void Promise.all(Array.from({ length: atOnce }, lane)).then(() => {
      if (!signal.aborted) setReading(false);
    });
    return () => leaving.abort();
  }, [api, store, platform, accountIds]);

  const names = accountIds.flatMap((accountId) => {
    const name = players[playerKey(platform, accountId)]?.name;
    return name === undefined ? [] : [{ accountId, name }];
  });
  return { names, isReading };
}
