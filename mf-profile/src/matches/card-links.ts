import { useSite } from '@hotdrop/shared-ui/site';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../use-address.ts';
import { placeLink } from './place.ts';
import { usePlace } from './use-place.ts';

/** How cards are opened. The same while the list stands at one place, whichever match is open. */
export interface CardLinks {
  readonly hrefOf: (match: string | null) => string;
  readonly go: (href: string) => void;
}

export function useCardLinks(): CardLinks {
  const { links } = useSite();
  const { shard, name, season } = useAddress();
  const { page, from, mode, map } = usePlace().place;
  const navigate = useNavigate();
  const seasonId = season?.id ?? '';
  return useMemo(
    () => ({
      hrefOf: (match) =>
        placeLink(links, { shard, name, season: seasonId }, { page, from, mode, map, match }),
      go: (href) => void navigate(href, { preventScrollReset: true }),
    }),
    [links, shard, name, seasonId, page, from, mode, map, navigate],
  );
}
