import type { Site } from '@hotdrop/shared-domain/contract';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { replaceAuth, setPlayerCount } from '@hotdrop/shared-domain/store';
import type { Result } from '@hotdrop/shared-domain/wire';
import { runWhenIdle } from '@hotdrop/shared-ui/run-when-idle';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect } from 'react';
import { watchSignOut } from './sign-out-signal.ts';

/**
 * Loads the signed-in user once the browser is idle, and the player count unless the page already has it. A failure
 * keeps the last known value and goes to the log. Also signs this tab out when the visitor signs out in another one.
 */
export function useInitialRefresh(): void {
  const site = useSite();
  useEffect(() => watchSignOut(() => replaceAuth(site.store, null)), [site]);
  useEffect(() => {
    const { api, store } = site;
    const unmount = new AbortController();
    const { signal } = unmount;
    const refreshAuth = async () => {
      applyResult(site, await api.getAuth({}, { signal }), ({ auth }) => replaceAuth(store, auth));
    };
    const refreshCount = async () => {
      if (store.getState().playerCount) return;
      applyResult(site, await api.getPlayerCount({}, { signal }), (count) => setPlayerCount(store, count));
    };
    const cancel = runWhenIdle(() => {
      void refreshAuth();
      void refreshCount();
    });
    return () => {
      cancel();
      unmount.abort();
    };
  }, [site]);
}

/** Applies the data of an API result. A failure changes nothing and goes to the log, not to the visitor. */
export const applyResult = <T>(site: Site, result: Result<T>, apply: (data: T) => void): void =>
  result.ok ? apply(result.data) : reportFailure(site, result.error, { area: 'shell' });
