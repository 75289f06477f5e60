import { reportFailure } from '@hotdrop/shared-domain/rules';
import { replaceAuth, setPlayerCount } from '@hotdrop/shared-domain/store';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';

/**
 * Who is signed in is asked when the frame is created, and how many play unless the page brought it. What fails
 * leaves the last known value; the log is told, the visitor is not.
 */
export function useRefreshed(): void {
  const site = useSite();
  useEffect(() => {
    const { api, store } = site;
    const leaving = new AbortController();
    const { signal } = leaving;
    const refreshAuth = async () => {
      const result = await api.getAuth({}, { signal });
      if (result.ok) replaceAuth(store, result.data.auth);
      else reportFailure(site, result.error, { area: 'shell' });
    };
    const refreshCount = async () => {
      if (store.getState().playerCount) return;
      const result = await api.getPlayerCount({}, { signal });
      if (result.ok) setPlayerCount(store, result.data);
      else reportFailure(site, result.error, { area: 'shell' });
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
  }, [site]);
}
