import type { Named } from '@hotdrop/shared-domain/links';
import { useSite } from '@hotdrop/shared-ui/site';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lookUp } from './look-up.ts';
import { rememberSearch } from './recent-searches.ts';

interface Search {
  readonly isRunning: boolean;
  /** Goes to the player, or to the search page, which says why not. One lookup at a time. */
  readonly search: (about: Named) => Promise<void>;
}

export function useSearch(): Search {
  const site = useSite();
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);

  const search = async (about: Named) => {
    if (isRunning) return;
    setRunning(true);
    const found = await lookUp(site, about).catch((error: unknown) => {
      site.report(error, { area: 'shell', page: 'search' });
      return { is: 'unanswered' } as const;
    });
    setRunning(false);
    if (found.is === 'unanswered') return;
    if (found.is === 'found') {
      rememberSearch({ shard: about.shard, name: found.player.name });
      return navigate(site.links.profile(found.player));
    }
    return navigate(site.links.search(about));
  };

  return { isRunning, search };
}
