import { replaceAuth, setPlayerCount } from '@hotdrop/shared-domain/store';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect } from 'react';
import { applyResult } from '../../site/apply-result.ts';
import { runWhenIdle } from '../lazy/run-when-idle.ts';

/**
 * Who is signed in is asked when the frame is created, and how many play unless the page brought it. What fails
 * leaves the last known value; the log is told, the visitor is not.
 */
export function useInitialRefresh(): void {
  const site = useSite();
  useEffect(() => {
    const { api, store } = site;
    const leaving = new AbortController();
    const { signal } = leaving;
    const refreshAuth = async () => {
      applyResult(site, await api.getAuth({}, { signal }), ({ auth }) => replaceAuth(store, auth));
    };
    const refreshCount = async () => {
      if (store.getState().playerCount) return;
      applyResult(site, await api.getPlayerCount({}, { signal }), (count) => setPlayerCount(store, count));
    };
    // The page comes first: nothing on it waits for these.
    const callOff = runWhenIdle(() => {
      void refreshAuth();
      void refreshCount();
    });
    return () => {
      callOff();
      leaving.abort();
    };
  }, [site]);
}
