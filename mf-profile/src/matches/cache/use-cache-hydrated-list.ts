import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useRef } from 'react';
import { useAddress } from '../../address/use-address.ts';
import type { MatchList } from '../matches.loader.ts';
import { usePlace } from '../use-list-position.ts';
import { rememberDrawn } from './match-cache.ts';

/** Remembers the list with which the page began. Later ones pass through the loader, which remembers them itself. */
export function useDrawnList(list: MatchList): void {
  const site = useSite();
  const { platform } = useAddress();
  const { place } = usePlace();
  const isRemembered = useRef(false);
  useEffect(() => {
    if (isRemembered.current) return;
    isRemembered.current = true;
    rememberDrawn(site, { shard: platform, accountId: list.accountId }, place, list);
  });
}
