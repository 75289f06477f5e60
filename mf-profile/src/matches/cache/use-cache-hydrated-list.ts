import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useRef } from 'react';
import { useAddress } from '../../address/use-address.ts';
import type { MatchList } from '../match-list.ts';
import { useListPosition } from '../use-list-position.ts';
import { cacheHydratedList } from './match-cache.ts';

/** Caches the first list of the page. The loader caches the later ones. */
export function useCacheHydratedList(list: MatchList): void {
  const site = useSite();
  const { platform } = useAddress();
  const { position } = useListPosition();
  const isCached = useRef(false);
  useEffect(() => {
    if (isCached.current) return;
    isCached.current = true;
    cacheHydratedList(site, { shard: platform, accountId: list.accountId }, position, list);
  });
}
