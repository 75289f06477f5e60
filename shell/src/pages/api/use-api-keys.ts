import { reportFailure } from '@hotdrop/shared-domain/rules';
import { replaceAuth } from '@hotdrop/shared-domain/store';
import { type Answer, type ApiKey, apiOf, type FailureKind, type Result } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useEffectEvent, useState } from 'react';

type NewKey = Answer<'createApiKey'>;

/** The keys of the signed-in visitor, and what can be done with them. */
export function useApiKeys() {
  const site = useSite();
  const api = apiOf(site);
  /** Null: not read yet. */
  const [keys, setKeys] = useState<readonly ApiKey[] | null>(null);
  /** Why the last request failed. */
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Shown until the visitor creates another key or leaves. */
  const [created, setCreated] = useState<NewKey | null>(null);

  const read = <T>(result: Result<T>): T | null => {
    if (result.ok) {
      setFailure(null);
      return result.data;
    }
    reportFailure(site, result.error, { area: 'shell', page: 'api' });
    if (result.error.kind === 'unauthorized') replaceAuth(site.store, null);
    else if (result.error.kind !== 'aborted') setFailure(result.error.kind);
    return null;
  };
  const load = async (signal?: AbortSignal) => {
    const list = read(await api.listApiKeys({}, { signal }));
    if (list) setKeys(list.keys);
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    const unmount = new AbortController();
    void loadFirst(unmount.signal);
    return () => unmount.abort();
  }, []);

  const create = async (name: string) => {
    setBusy(true);
    const key = read(await api.createApiKey({ name }));
    setBusy(false);
    if (!key) return;
    const { secret, ...shown } = key;
    setCreated(key);
    setKeys((known) => [shown, ...(known ?? [])]);
  };
  const revoke = async ({ id }: ApiKey) => {
    const revoked = read(await api.deleteApiKey({ id }));
    if (!revoked) return;
    setKeys((known) => (known ?? []).filter((key) => key.id !== id));
    if (created?.id === id) setCreated(null);
  };
  return { keys, failure, isBusy, created, load: () => void load(), create, revoke };
}
