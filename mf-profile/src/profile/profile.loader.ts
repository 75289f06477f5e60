import type { Site } from '@hotdrop/shared-domain/contract';
import { shardInAddress } from '@hotdrop/shared-domain/game';
import {
  findCurrentSeason,
  type LoaderTimeout,
  loaderTimeout,
  reportFailure,
} from '@hotdrop/shared-domain/rules';
import { rememberPlayer, rememberSeasons, seasonsOf } from '@hotdrop/shared-domain/store';
import type { Player } from '@hotdrop/shared-domain/wire';
import { type Address, type LoaderArgs, readAddress } from '../address/address.ts';
import { answer } from '../loading/load-result.ts';
import { lookUpPlayer } from './fetch-player.ts';
import type { Profile } from './profile-data.ts';

const about = { area: 'mf-profile', page: 'profile' };

/** The player, and the seasons to choose from: what stands around every tab. */
export const profileLoader =
  (site: Site, milliseconds?: number) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof answer<Profile>>> => {
    const address = readAddress(site, args);
    const timeout = loaderTimeout(site, args.request.signal, milliseconds);
    return answer(await readProfile(site, address, timeout));
  };

async function readProfile(site: Site, address: Address, timeout: LoaderTimeout): Promise<Profile> {
  const [found, running] = await Promise.all([
    lookUpPlayer(site, address, timeout),
    findCurrentSeason(site, address.platform, timeout.signal, about),
  ]);
  if (found.ok) {
    rememberPlayer(site.store, found.data);
    const known = await seasons(site, found.data, timeout);
    return { is: 'ready', player: found.data, seasons: known, running: running?.id ?? null };
  }
  const failure = found.error;
  if (failure.kind === 'not-found') return { is: 'not-found', suggestions: failure.suggestions, failure };
  // A platform or a name that can be nobody's.
  if (failure.kind === 'invalid') return { is: 'not-found', suggestions: [], failure };
  return timeout.isOver() ? { is: 'searching' } : { is: 'failed', failure };
}

/** A list of seasons that fails never interrupts: the last known one stays. */
async function seasons(site: Site, player: Player, { signal }: LoaderTimeout) {
  const { accountId } = player;
  const shard = shardInAddress(player.shard);
  const result = await site.api.listSeasons({ shard, accountId }, { signal });
  if (result.ok) rememberSeasons(site.store, player, result.data.seasons);
  else reportFailure(site, result.error, about);
  return seasonsOf(player.shard, accountId)(site.store.getState());
}
