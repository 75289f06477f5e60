import type { Site } from '@hotdrop/shared-domain/contract';
import { findCurrentSeason, loaderSignal, reportFailure } from '@hotdrop/shared-domain/rules';
import { rememberPlayer, rememberSeasons, selectSeasons } from '@hotdrop/shared-domain/store';
import { redirect } from 'react-router-dom';
import { type Address, type LoaderArgs, readAddress, withName } from '../address.ts';
import { withHttpStatus } from '../loading/load-result.ts';
import { fetchAccountId, fetchPlayer } from './fetch-player.ts';
import type { Profile } from './profile-data.ts';

const about = { area: 'mf-profile', page: 'profile' };

/** Loads the player and the seasons for the layout around the tabs. */
export const profileLoader =
  (site: Site) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof withHttpStatus<Profile>>> => {
    const address = readAddress(site, args);
    const signal = loaderSignal(site, args.request.signal);
    const profile = await loadProfile(site, address, signal);
    // An account ID finds the player too. Players can change their names, so the redirect is temporary.
    if (profile.status === 'ready' && isAccountId(address.name)) {
      throw redirect(withName(site, args, profile.player.name));
    }
    return withHttpStatus(profile);
  };

async function loadProfile(site: Site, address: Address, signal: AbortSignal): Promise<Profile> {
  const [result, currentSeason, isPlatformShutDown, seasons] = await Promise.all([
    fetchPlayer(site, address, signal),
    findCurrentSeason(site, address.platform, signal, about),
    hasPlatformEnded(site, address.platform, signal),
    loadSeasons(site, address, signal),
  ]);
  if (result.ok) {
    rememberPlayer(site.store, result.data);
    const current = currentSeason?.id ?? null;
    return { status: 'ready', player: result.data, seasons, currentSeason: current, isPlatformShutDown };
  }
  const failure = result.error;
  switch (failure.kind) {
    case 'not-found':
      return { status: 'not-found', suggestions: failure.suggestions, failure };
    // No player can have this platform or name.
    case 'invalid':
      return { status: 'not-found', suggestions: [], failure };
    // The lookup on the official API takes longer than the loader timeout.
    case 'aborted':
      return { status: 'searching' };
    case 'busy':
      return failure.queue
        ? { status: 'queued', queue: failure.queue, failure }
        : { status: 'failed', failure };
    default:
      return { status: 'failed', failure };
  }
}

const isAccountId = (name: string) => name.startsWith('account.');

/** The list of current seasons lacks a platform only if the platform has shut down. The API client joins this call. */
async function hasPlatformEnded({ api }: Site, platform: string, signal: AbortSignal): Promise<boolean> {
  const active = await api.listActiveSeasons({}, { signal });
  return active.ok && !(platform in active.data.seasons);
}

/** Falls back to the last known seasons when the list fails. */
async function loadSeasons(site: Site, address: Address, signal: AbortSignal) {
  const accountId = await fetchAccountId(site, address, signal);
  if (accountId === null) return [];
  const shard = address.platform;
  const result = await site.api.listSeasons({ shard, accountId }, { signal });
  if (result.ok) rememberSeasons(site.store, { shard, accountId }, result.data.seasons);
  else reportFailure(site, result.error, about);
  return selectSeasons(shard, accountId)(site.store.getState());
}

/** Redirects a name without a shard to the visitor's platform, and an address without a name to the search. */
export const defaultPlatformLoader =
  ({ links, store }: Site) =>
  ({ request, params }: LoaderArgs): never => {
    const { name } = params;
    const { search } = new URL(request.url);
    if (!name) throw redirect(links.search());
    throw redirect(links.profile({ shard: store.getState().selectedPlatform, name }) + search);
  };
