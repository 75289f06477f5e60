import { useSite } from '@hotdrop/shared-ui/site';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../address/use-address.ts';
import { getOpenedMatch } from '../cache/match-cache.ts';
import { linkToPosition } from '../list-position.ts';
import type { MatchList } from '../match-list.ts';
import { useListPosition } from '../use-list-position.ts';

/** Opens and closes cards. */
export interface CardLinks {
  /** Links to an opened match; null: to the list. */
  readonly hrefOf: (match: string | null) => string;
  /** Resolves after the navigation. */
  readonly navigate: (href: string) => Promise<void>;
  /** Returns the list with the opened match, if the browser tab has shown that match before. */
  readonly getCached: (match: string) => MatchList | undefined;
}

/** Returns the same links for every opened match, so that opening one renders no other card. */
export function useCardLinks(accountId: string): CardLinks {
  const site = useSite();
  const { shard, platform, name, season } = useAddress();
  const { page, from, mode, kind, map, teammate, perspective } = useListPosition().position;
  const navigate = useNavigate();
  const seasonId = season?.id ?? '';
  return useMemo(
    () => ({
      hrefOf: (match) =>
        linkToPosition(
          site.links,
          { shard, name, season: seasonId },
          { page, from, mode, kind, map, teammate, perspective, match },
        ),
      navigate: async (href) => navigate(href, { preventScrollReset: true }),
      getCached: (match) => getOpenedMatch(site, { shard: platform, accountId }, match),
    }),
    [
      site,
      shard,
      platform,
      accountId,
      name,
      seasonId,
      page,
      from,
      mode,
      kind,
      map,
      teammate,
      perspective,
      navigate,
    ],
  );
}
