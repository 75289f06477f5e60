import { shardInData } from '@hotdrop/shared-domain/game';
import { rememberPlayer } from '@hotdrop/shared-domain/store';
import type { Player, RenewalDone } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useAddress, useKeepChoice, useTab } from '../address.ts';

/** Reloads the page's data after a renewal, or navigates if the player has a new name. */
export function useRefreshAfterRenewal(player: Player): (done: RenewalDone) => void {
  const { links, store } = useSite();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { season } = useAddress();
  const tab = useTab();
  const keepChoice = useKeepChoice();
  return ({ shard, name, syncedAt }) => {
    // The time of the renewal is part of the cache keys: older answers become stale.
    rememberPlayer(store, { ...player, syncedAt });
    if (name === player.name && shardInData(shard) === player.shard) void revalidate();
    else void navigate(keepChoice(links.profile({ shard, name, ...(season && { season: season.id, tab }) })));
  };
}
