import type { Site } from '@hotdrop/shared-domain/contract';
import { shardInData } from '@hotdrop/shared-domain/game';
import type { Player, Result } from '@hotdrop/shared-domain/wire';
import type { Address } from '../address.ts';

export async function fetchPlayer(
  { api }: Site,
  { platform, name }: Address,
  signal: AbortSignal,
): Promise<Result<Player>> {
  const result = await api.getPlayer({ shard: platform, player: name }, { signal });
  return result.ok ? { ...result, data: result.data.player } : result;
}

/**
 * Finds the account id that every other call needs, in the store or by a lookup, which the API client joins with the
 * lookup of the layout route. Null: there is no player to show, and the layout says why.
 */
export async function fetchAccountId(
  site: Site,
  address: Address,
  signal: AbortSignal,
): Promise<string | null> {
  const shard = shardInData(address.platform);
  const stored = Object.values(site.store.getState().players).find(
    (player) => player.name === address.name && player.shard === shard,
  );
  if (stored) return stored.accountId;
  const result = await fetchPlayer(site, address, signal);
  return result.ok ? result.data.accountId : null;
}
