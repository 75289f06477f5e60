import { replaceAuth, setPlayerCount } from '@hotdrop/shared-domain/store';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';

/**
 * Who is signed in is asked when the frame is created, and how many play unless the page brought it. What fails
 * leaves the last known value; the visitor is not told.
 */
export function useRefreshed(): void {
  const { api, store } = useSite();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const refreshAuth = async () => {
      const result = await api.getAuth({}, { signal });
      if (result.ok) replaceAuth(store, result.data.auth);
    };
    const refreshCount = async () => {
      if (store.getState().playerCount) return;
      const result = await api.getPlayerCount({}, { signal });
      if (result.ok) setPlayerCount(store, result.data);
    };
    // The page comes first: nothing on it waits for these.
    const callOff = whenIdle(() => {
      void refreshAuth();
      void refreshCount();
    });
    return () => {
      callOff();
      leaving.abort();
    };
  }, [api, store]);
}
