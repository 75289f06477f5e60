import { platformOf, shardInData } from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import { selectPlatform } from '@hotdrop/shared-domain/store';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { type RefObject, useEffect } from 'react';
import { matchPath } from 'react-router';
import { useLocation } from 'react-router-dom';

/**
 * Returns the player whom the address names and the page could not show, so that the search form offers the name for a
 * correction. A profile puts its player into the store.
 */
export function useSoughtPlayer(): Named | null {
  const { basePath, game } = useSite();
  const { pathname, search } = useLocation();
  const sought = readSought(basePath, pathname, search);
  const isShown = useStore(({ players }) =>
    Object.values(players).some(
      ({ accountId, name, shard }) =>
        [accountId, name].includes(sought?.name ?? '') &&
        shard === shardInData(platformOf(game, sought?.shard ?? '')),
    ),
  );
  return isShown ? null : sought;
}

function readSought(basePath: string, pathname: string, search: string): Named | null {
  if (matchPath(`${basePath}/search`, pathname)) {
    const query = new URLSearchParams(search);
    const [shard, name] = [query.get('shard'), query.get('name')?.trim()];
    return shard && name ? { shard, name } : null;
  }
  const { shard, name } = matchPath(`${basePath}/profile/:shard/:name/*`, pathname)?.params ?? {};
  return shard && name ? { shard, name } : null;
}

/** Selects the platform and fills in the name of the sought player, unless the visitor has typed another one. */
export function useFillInSoughtPlayer(input: RefObject<HTMLInputElement | null>, sought: Named | null): void {
  const { game, store } = useSite();
  const { shard, name } = sought ?? {};
  useEffect(() => {
    if (shard) selectPlatform(store, platformOf(game, shard));
  }, [game, store, shard]);
  useEffect(() => {
    const field = input.current;
    if (!field || !name) return;
    if (field.value === '') field.value = name;
    return () => {
      if (field.value === name) field.value = '';
    };
  }, [input, name]);
}
