import type { Site } from '@hotdrop/shared-domain/contract';
import { shardInAddress } from '@hotdrop/shared-domain/game';
import { optionalDataSignal } from '@hotdrop/shared-domain/rules';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ComparedPlayer, SharedResult } from './compared.ts';

type Players = readonly Pick<ComparedPlayer, 'player'>[];

async function readShared(site: Site, players: Players, signal: AbortSignal): Promise<SharedResult | null> {
  const [first, ...others] = players.map(({ player }) => player);
  if (!first || others.length === 0) return null;
  const answer = await apiOf(site).getSharedMatches(
    {
      shard: shardInAddress(first.shard),
      accountId: first.accountId,
      with: others.map(({ accountId }) => accountId).join(','),
    },
    { signal },
  );
  if (answer.ok) return { status: 'ready', data: answer.data };
  const { kind } = answer.error;
  return kind === 'aborted' ? { status: 'pending' } : { status: 'failed', failure: kind };
}

/** Loads the shared matches for a page, which does not wait long for them. Null: there are fewer than two players. */
export const loadShared = (site: Site, players: Players, signal: AbortSignal): Promise<SharedResult | null> =>
  readShared(site, players, optionalDataSignal(signal));

/** The shared matches of the page. The browser loads those that the page did not wait for. */
export function useShared(players: Players, loaded: SharedResult) {
  const site = useSite();
  const [later, setLater] = useState<{ readonly of: SharedResult; readonly result: SharedResult } | null>(
    null,
  );
  const shared = later?.of === loaded ? later.result : loaded;
  const isWaiting = shared.status === 'pending';
  const load = useEffectEvent(async (of: SharedResult, signal: AbortSignal) => {
    const result = await readShared(site, players, signal);
    if (result && !signal.aborted) setLater({ of, result });
  });
  useEffect(() => {
    if (!isWaiting) return;
    const leaving = new AbortController();
    void load(loaded, leaving.signal);
    return () => leaving.abort();
  }, [isWaiting, loaded]);
  return { shared, retry: () => setLater({ of: loaded, result: { status: 'pending' } }) };
}
