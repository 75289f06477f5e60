import { shardInData } from '@hotdrop/shared-domain/game';
import { rememberPlayer } from '@hotdrop/shared-domain/store';
import type { Player, RenewalDone } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useAddress } from '../address/use-address.ts';
import { useTab } from '../address/use-tab.ts';

/** After a renewal the page shows fresh figures. It goes elsewhere only if the player is called otherwise now. */
export function useArrival(player: Player): (done: RenewalDone) => void {
  const { links, store } = useSite();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { season } = useAddress();
  const tab = useTab();
  return ({ shard, name, syncedAt }) => {
    // What was kept from before the renewal is old from now on.
    rememberPlayer(store, { ...player, syncedAt });
    if (name === player.name && shardInData(shard) === player.shard) void revalidate();
    else void navigate(links.profile({ shard, name, ...(season && { season: season.id, tab }) }));
  };
}
