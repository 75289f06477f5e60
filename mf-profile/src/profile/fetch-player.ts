import type { Site } from '@hotdrop/shared-domain/contract';
import { shardInData } from '@hotdrop/shared-domain/game';
import type { LoaderTimeout } from '@hotdrop/shared-domain/rules';
import type { Player, Result } from '@hotdrop/shared-domain/wire';
import type { Address } from '../address/address.ts';

/** The player of an address, looked up anew. */
export async function lookUpPlayer(
  { api }: Site,
  { platform, name }: Address,
  { signal }: LoaderTimeout,
): Promise<Result<Player>> {
  const result = await api.getPlayer({ shard: platform, player: name }, { signal });
  return result.ok ? { ...result, data: result.data.player } : result;
}

/**
 * The player's account, which every other call needs. Who was seen in this tab is known; otherwise the lookup of
 * the page around joins this one. Null: there is none to show, and the page around says why.
 */
export async function accountOf(
  site: Site,
  address: Address,
  timeout: LoaderTimeout,
): Promise<string | null> {
  const shard = shardInData(address.platform);
  const seen = Object.values(site.store.getState().players).find(
    (player) => player.name === address.name && player.shard === shard,
  );
  if (seen) return seen.accountId;
  const found = await lookUpPlayer(site, address, timeout);
  return found.ok ? found.data.accountId : null;
}
