import type { Site } from '@hotdrop/shared-domain/contract';
import { loaderSignal } from '@hotdrop/shared-domain/rules';
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import { type ReplayRequest, readReplay } from './read-replay.ts';

/** Reads match and player from an address. */
export function readRequest({ request, params }: LoaderFunctionArgs): ReplayRequest {
  const { shard = '', match: matchId = '' } = params;
  return { shard, matchId, player: new URL(request.url).searchParams.get('player') };
}

export const replayLoader = (site: Site) => async (args: LoaderFunctionArgs) => {
  const read = await readReplay(site, readRequest(args), loaderSignal(site, args.request.signal));
  if (!read) throw data(null, { status: 404 });
  return data(read.loaded, { status: read.status });
};

/** A moment in the address is for the player. Only another match or another player is another page. */
export const needsReload: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('player') === nextUrl.searchParams.get('player') &&
    currentUrl.searchParams.get('at') !== nextUrl.searchParams.get('at');
  return !isSamePage && defaultShouldRevalidate;
};
