import { useSite } from '@hotdrop/shared-ui/site';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../address/use-address.ts';
import { openedBefore } from '../cache/match-cache.ts';
import { placeLink } from '../list-position.ts';
import type { MatchList } from '../matches.loader.ts';
import { usePlace } from '../use-list-position.ts';

/** How cards are opened. The same while the list stands at one place, whichever match is open. */
export interface CardLinks {
  readonly hrefOf: (match: string | null) => string;
  /** Settles when the visitor is there. */
  readonly go: (href: string) => Promise<void>;
  /** A match with all that is shown of it, where this tab has shown it before. */
  readonly remembered: (match: string) => MatchList | null;
}

export function useCardLinks(accountId: string): CardLinks {
  const site = useSite();
  const { shard, platform, name, season } = useAddress();
  const { page, from, mode, map } = usePlace().place;
  const navigate = useNavigate();
  const seasonId = season?.id ?? '';
  return useMemo(
    () => ({
      hrefOf: (match) =>
        placeLink(site.links, { shard, name, season: seasonId }, { page, from, mode, map, match }),
      go: async (href) => navigate(href, { preventScrollReset: true }),
      remembered: (match) => openedBefore(site, { shard: platform, accountId }, match),
    }),
    [site, shard, platform, accountId, name, seasonId, page, from, mode, map, navigate],
  );
}
