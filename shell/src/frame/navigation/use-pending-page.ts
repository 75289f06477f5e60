import type { Named } from '@hotdrop/shared-domain/links';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { createPath, type Location } from 'react-router';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useSearch } from '../search/search-provider.tsx';
import { findKnownPage, type KnownPage, type Skeletons } from './find-skeleton.ts';
import { useWaitStage, type WaitStage } from './use-wait-stage.ts';

export interface PendingPage {
  readonly stage: WaitStage;
  /** The lookup that opens the page. */
  readonly lookup: Named | null;
  /** Null: another view of the page on screen. */
  readonly page: KnownPage | null;
  readonly retry: () => void;
}

/** Returns the page that the visitor waits for; null: none. */
export function usePendingPage(skeletons: Skeletons): PendingPage | null {
  const { basePath, links } = useSite();
  const isOnline = useStore((state) => state.isOnline);
  const shown = useLocation();
  const { location } = useNavigation();
  const { lookup, search } = useSearch();
  const navigate = useNavigate();

  const target = lookup ? links.profile(lookup) : location?.pathname;
  // The lookup and the navigation to its result are one wait. Without a connection, the page on screen stays.
  const stage = useWaitStage(isOnline ? (lookup ?? location ?? null) : null);

  const retry = () => {
    if (location) void navigate(location, { replace: isInAddressBar(location), state: location.state });
    else if (lookup) void search({ ...lookup });
  };
  if (!target) return null;
  const page = findKnownPage(skeletons, basePath, target);
  const isSamePage = page.key === findKnownPage(skeletons, basePath, shown.pathname).key;
  return { stage, lookup, page: isSamePage ? null : page, retry };
}

/** The browser has already changed the address for Back and Forward. */
const isInAddressBar = (location: Location) => createPath(location) === createPath(window.location);
