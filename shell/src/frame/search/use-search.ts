import type { Named } from '@hotdrop/shared-domain/links';
import { useSite } from '@hotdrop/shared-ui/site';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findPlayer } from './find-player.ts';
import { rememberSearch } from './recent-searches.ts';

interface Search {
  readonly isRunning: boolean;
  /** Opens the player's profile, or the search page, which explains why there is none. Runs one search at a time. */
  readonly search: (query: Named) => Promise<void>;
}

export function useSearch(): Search {
  const site = useSite();
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);

  const search = async (query: Named) => {
    if (isRunning) return;
    setRunning(true);
    const result = await findPlayer(site, query).catch((error: unknown) => {
      site.report(error, { area: 'shell', page: 'search' });
      return { status: 'unanswered' } as const;
    });
    setRunning(false);
    if (result.status === 'unanswered') return;
    if (result.status === 'found') {
      rememberSearch({ shard: query.shard, name: result.player.name });
      return navigate(site.links.profile(result.player));
    }
    return navigate(site.links.search(query));
  };

  return { isRunning, search };
}
