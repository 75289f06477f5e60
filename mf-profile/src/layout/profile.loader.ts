import type { Site } from '@hotdrop/shared-domain/contract';
import { linksOf } from '@hotdrop/shared-domain/links';
import { isPending, reportFailure } from '@hotdrop/shared-domain/rules';
import { platformIn, rememberPlayer, rememberSeasons, selectSeasons } from '@hotdrop/shared-domain/store';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { redirect } from 'react-router-dom';
import { changeAddress, type LoaderArgs } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { type LoadResult, toLoadResult, withHttpStatus } from '../loading/load-result.ts';
import { waitForState } from '../loading/missing.ts';
import { type Press, pressContext, readProfile, renewing } from '../loading/profile-context.ts';
import type { ReadyProfile } from './profile-data.ts';

/** Loads the player and the seasons for the layout around the tabs. */
export const profileLoader = (site: Site) => async (args: LoaderArgs) => {
  const profile = await loadProfile(site, args);
  // An account ID finds the player too. Players can change their names, so the redirect is temporary.
  if (profile.status === 'ready' && readProfile(args).address.name.startsWith('account.')) {
    throw redirect(changeAddress(site, args.request, { name: profile.data.player.name }));
  }
  await waitForState(profile);
  return withHttpStatus(profile);
};

/** Failed with `not-found` or `invalid`: there is no such player. Pending: the lookup takes longer than the timeout. */
async function loadProfile(site: Site, args: LoaderArgs): Promise<LoadResult<ReadyProfile>> {
  const { lookUp, readSeasons } = readProfile(args);
  const [result, { current, isPlatformShutDown }, seasons] = await Promise.all([
    lookUp(),
    readSeasons(),
    loadSeasons(site, args),
  ]);
  if (!result.ok) return toLoadResult(result);
  const player = result.data;
  rememberPlayer(site.store, player);
  return {
    status: 'ready',
    data: {
      player,
      seasons,
      currentSeason: current?.id ?? null,
      isPlatformShutDown,
      press: args.context.get(pressContext) ?? (await findRenewal(site, args)),
    },
  };
}

/** Finds the renewal for which a page without scripts waits. Null: it has ended, or the page waits for none. */
async function findRenewal(site: Site, args: LoaderArgs): Promise<Press | null> {
  const { signal, findPlayer } = readProfile(args);
  if (!new URL(args.request.url).searchParams.has(renewing)) return null;
  const player = await findPlayer();
  const answer = player && (await apiOf(site).syncPlayer({ ...player, flag: 0 }, { signal }));
  return answer?.ok && isPending(answer.data) ? { ...answer, data: answer.data } : null;
}

/** Falls back to the last known seasons when the list fails. */
async function loadSeasons(site: Site, args: LoaderArgs) {
  const { signal, findPlayer } = readProfile(args);
  const player = await findPlayer();
  if (!player) return [];
  const result = await apiOf(site).listSeasons(player, { signal });
  if (result.ok) rememberSeasons(site.store, player, result.data.seasons);
  else reportFailure(site, result.error, { area: 'mf-profile', page: 'profile' });
  return selectSeasons(player.shard, player.accountId)(site.store.getState());
}

/** Redirects a name without a shard to the visitor's platform, and an address without a name to the search. */
export const defaultPlatformLoader =
  (site: Site) =>
  ({ request, params }: Pick<LoaderArgs, 'request' | 'params'>): never => {
    const { name } = params;
    const { search } = new URL(request.url);
    const links = linksOf(site, linkPatterns);
    if (!name) throw redirect(links.search() ?? site.basePath);
    const shard = platformIn(site.game)(site.store.getState());
    throw redirect(links.profile({ shard, name }) + search);
  };
