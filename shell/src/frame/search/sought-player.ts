import type { Site } from '@hotdrop/shared-domain/contract';
import { type Game, offeredPlatforms, platformOf, shardInData } from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import { selectPlatform, selectPlayers } from '@hotdrop/shared-domain/store';
import type { Player } from '@hotdrop/shared-domain/wire';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { type RefObject, useEffect } from 'react';
import { matchPath } from 'react-router';
import { useLocation, useNavigation } from 'react-router-dom';
import { rememberRecentPlayer } from './recent-players.ts';

/** Returns the player whose profile is on the page. A profile puts its player into the store. */
function useShownPlayer(): Player | undefined {
  const { game } = useSite();
  const { shard = '', name = '' } = useProfileAddress() ?? {};
  return useStore((state) =>
    Object.values(selectPlayers(state)).find(
      (player) =>
        [player.accountId, player.name].includes(name) &&
        player.shard === shardInData(platformOf(game, shard)),
    ),
  );
}

/** Adds the player whose profile is on the page to the recent ones. */
export function useRememberShownPlayer(): void {
  const { game } = useSite();
  const shown = useShownPlayer();
  useEffect(() => {
    if (shown) rememberRecentPlayer({ shard: platformOf(game, shown.shard), name: shown.name });
  }, [game, shown]);
}

/** Returns the player whom the address of a profile names. */
function useProfileAddress(): Named | undefined {
  return readProfile(useSite(), useLocation().pathname);
}

/** Reads an address that the link to a player could have created. */
function readProfile({ linkTo }: Site, pathname: string): Named | undefined {
  const pattern = linkTo('profile', { shard: ':shard', name: ':name' });
  const match = pattern && matchPath(decodeURIComponent(pattern).concat('/*'), pathname);
  if (!match) return undefined;
  const { shard, name } = match.params;
  return shard && name ? { shard, name } : undefined;
}

/**
 * Returns the player whom the address names and the page could not show, so that the search form offers the name for a
 * correction.
 */
export function useSoughtPlayer(): Named | undefined {
  const { basePath } = useSite();
  const { pathname, search } = useLocation();
  const profile = useProfileAddress();
  const isShown = useShownPlayer() !== undefined;
  if (!matchPath(`${basePath}/search`, pathname)) return isShown ? undefined : profile;
  return readSearch(search);
}

/** Reads whom a query of the search page names. */
function readSearch(search: string): Named | undefined {
  const query = new URLSearchParams(search);
  const [shard, name] = [query.get('shard'), query.get('name')?.trim()];
  return shard && name ? { shard, name } : undefined;
}

/** Returns the name of the player whose profile is loading, or for whom a search runs. */
export function usePendingName(): string | undefined {
  const site = useSite();
  const { location } = useNavigation();
  const lookup = useLookup();
  return (lookup ?? (location && readProfile(site, location.pathname)))?.name;
}

/** Returns the player for whom a search runs. */
export function useLookup(): Named | undefined {
  const { basePath } = useSite();
  const { location } = useNavigation();
  return location && matchPath(`${basePath}/search`, location.pathname)
    ? readSearch(location.search)
    : undefined;
}

/** Returns the platform of the sought player if the site offers it. */
export function findSoughtPlatform(game: Game, sought: Named | undefined): string | undefined {
  const platform = sought && platformOf(game, sought.shard);
  return offeredPlatforms(game).find(({ id }) => id === platform)?.id;
}

/** Selects the platform of the sought player, and fills in the name unless the visitor has typed another one. */
export function useFillInSoughtPlayer(
  input: RefObject<HTMLInputElement | null>,
  platform: string | undefined,
  name: string | undefined,
): void {
  const { store } = useSite();
  useEffect(() => {
    if (platform) selectPlatform(store, platform);
  }, [store, platform]);
  useEffect(() => {
    const field = input.current;
    if (!field || !name) return;
    if (field.value === '') field.value = name;
    return () => {
      if (field.value === name) field.value = '';
    };
  }, [input, name]);
}
