import type { SkeletonName } from '@hotdrop/shared-domain/contract';
import { durations } from '@hotdrop/shared-domain/rules';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';
import { createPath, type Location, matchPath } from 'react-router';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useLookup, usePendingName } from './search/sought-player.ts';
import { useIsOnline } from './use-is-online.ts';

export interface PendingPage {
  readonly stage: WaitStage;
  /** The title of the page, if it is known. */
  readonly title: string | undefined;
  /** Null: another view of the page on screen. */
  readonly page: KnownPage | null;
  readonly retry: () => void;
}

/** Returns the page that the visitor waits for; null: none. */
export function usePendingPage(skeletons: Skeletons): PendingPage | null {
  const { basePath } = useSite();
  const links = useLinks();
  const isOnline = useIsOnline();
  const shown = useLocation();
  const { location } = useNavigation();
  const lookup = useLookup();
  const title = usePendingName();
  const navigate = useNavigate();

  // A search opens a profile.
  const target = lookup ? links.profile(lookup) : location?.pathname;
  // Without a connection, the page on screen stays.
  const stage = useWaitStage(isOnline ? (location ?? null) : null);

  const retry = () => {
    if (location) void navigate(location, { replace: isInAddressBar(location), state: location.state });
  };
  if (!target) return null;
  const page = findKnownPage(skeletons, basePath, target);
  const isSamePage = page.key === findKnownPage(skeletons, basePath, shown.pathname).key;
  return { stage, title, page: isSamePage ? null : page, retry };
}

/** The browser has already changed the address for Back and Forward. */
const isInAddressBar = (location: Location) => createPath(location) === createPath(window.location);

/** `short`: too short to notice. */
type WaitStage = 'short' | 'long' | 'slow' | 'failed';

const stages = [
  ['long', durations.skeletonDelay],
  ['slow', durations.slowWait],
  ['failed', durations.failedWait],
] as const;

/** Returns how long the visitor has waited. The stages start again for another object; null: nothing to wait for. */
function useWaitStage(awaited: object | null): WaitStage {
  const [stage, setStage] = useState<WaitStage>('short');
  useEffect(() => {
    if (awaited === null) return setStage('short');
    // A retry keeps the skeleton.
    setStage((shown) => (shown === 'short' ? 'short' : 'long'));
    const timers = stages.map(([next, delay]) => setTimeout(() => setStage(next), delay));
    return () => timers.forEach(clearTimeout);
  }, [awaited]);
  return awaited === null ? 'short' : stage;
}

/** The page of a path: its skeleton, and a key that another page does not have. */
interface KnownPage {
  readonly key: string;
  readonly skeleton: SkeletonName;
}

/** Skeletons by pattern, relative to the base path. The first match wins. */
export type Skeletons = Readonly<Record<string, SkeletonName>>;

/** The search page looks up a player, so it shows the skeleton of a profile. */
export const shellSkeletons: Skeletons = { '': 'boards', search: 'profile' };

/** Finds the page of a path by the patterns that the shell and the areas name, without any page's code. */
function findKnownPage(skeletons: Skeletons, basePath: string, pathname: string): KnownPage {
  for (const [pattern, skeleton] of Object.entries(skeletons)) {
    const match = matchPath(`${basePath}/${pattern}`, pathname);
    if (!match) continue;
    const { '*': _rest, ...params } = match.params;
    return { key: [pattern, ...Object.values(params)].join('\n'), skeleton };
  }
  return { key: pathname, skeleton: 'lines' };
}
