import { platformOf, shardInData } from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import type { Player } from '@hotdrop/shared-domain/wire';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { matchPath } from 'react-router';
import { useLocation } from 'react-router-dom';

/** Returns the player whose profile is on the page. A profile puts its player into the store. */
export function useShownPlayer(): Player | undefined {
  const { game } = useSite();
  const { shard = '', name = '' } = useProfileAddress() ?? {};
  return useStore(({ players }) =>
    Object.values(players).find(
      (player) =>
        [player.accountId, player.name].includes(name) &&
        player.shard === shardInData(platformOf(game, shard)),
    ),
  );
}

/** Returns the player whom the address of a profile names. */
export function useProfileAddress(): Named | undefined {
  const { basePath } = useSite();
  const { pathname } = useLocation();
  const { shard, name } = matchPath(`${basePath}/profile/:shard/:name/*`, pathname)?.params ?? {};
  return shard && name ? { shard, name } : undefined;
}
