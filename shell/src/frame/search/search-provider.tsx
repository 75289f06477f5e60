import { platformOf } from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import { rememberPlayer } from '@hotdrop/shared-domain/store';
import { useSite } from '@hotdrop/shared-ui/site';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { findPlayer, type SearchResult } from './find-player.ts';
import { rememberRecentPlayer } from './recent-players.ts';
import { useShownPlayer } from './sought-player.ts';

interface Search {
  /** The running lookup, until the page that it opens is shown. */
  readonly lookup: Named | null;
  /** Whether the last lookup got no answer. */
  readonly hasFailed: boolean;
  /**
   * Opens the player's profile, or the search page, which explains why there is none. A new search ends the running one.
   * Resolves to whether a player was found.
   */
  readonly search: (query: Named) => Promise<boolean>;
  readonly dismissFailure: () => void;
}

const SearchContext = createContext<Search | null>(null);

/** Runs one search at a time for all search forms of the page. */
export function SearchProvider({ children }: { readonly children: React.ReactNode }) {
  const site = useSite();
  const navigate = useNavigate();
  const [lookup, setLookup] = useState<Named | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(null);

  // A profile that was opened without a search is a recent one, too.
  const shown = useShownPlayer();
  useEffect(() => {
    if (shown) rememberRecentPlayer({ shard: platformOf(site.game, shown.shard), name: shown.name });
  }, [site, shown]);

  // Another navigation ends the lookup.
  const { key: shownKey } = useLocation();
  const pendingKey = useNavigation().location?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new location
  useEffect(() => {
    running.current?.abort();
    setFailed(false);
  }, [shownKey, pendingKey]);

  const search = async (query: Named) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setFailed(false);
    setLookup(query);
    // The profile needs the current season next, and the browser caches the answer.
    void site.api.listActiveSeasons({}, { signal: controller.signal });
    const result = await findPlayer(site, query, controller.signal).catch((error: unknown): SearchResult => {
      site.report(error, { area: 'shell', page: 'search' });
      return { status: 'unanswered' };
    });
    if (!controller.signal.aborted) {
      if (result.status === 'unanswered') setFailed(true);
      else await navigate(openResult(query, result));
    }
    if (running.current === controller) setLookup(null);
    return result.status === 'found';
  };

  /** Returns the URL of the page that shows the result. */
  const openResult = (query: Named, result: SearchResult): string => {
    if (result.status === 'queued') return site.links.profile(query);
    if (result.status !== 'found') return site.links.search(query);
    const { player } = result;
    // The profile's loaders start all their calls at once when the store knows the player.
    rememberPlayer(site.store, player);
    return site.links.profile(player);
  };

  return (
    <SearchContext value={{ lookup, hasFailed, search, dismissFailure: () => setFailed(false) }}>
      {children}
    </SearchContext>
  );
}

export function useSearch(): Search {
  const search = useContext(SearchContext);
  if (!search) throw new Error('useSearch() was called outside <SearchProvider>.');
  return search;
}
