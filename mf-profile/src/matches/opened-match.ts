import type { Site } from '@hotdrop/shared-domain/contract';
import { type Answer, apiOf, type MatchDetail } from '@hotdrop/shared-domain/wire';
import {
  data,
  type ShouldRevalidateFunctionArgs,
  useFetcher,
  useLocation,
  useRouteLoaderData,
} from 'react-router-dom';
import type { LoaderArgs } from '../address.ts';
import { empty, type LoadResult, pending, toLoadResult, useKeepReady } from '../loading/load-result.ts';
import { readProfile } from '../loading/profile-context.ts';
import { readWeaponNames, type WeaponNames } from '../stats/weapon-names.ts';
import { createAnswerCache } from './answer-cache.ts';
import { readListPosition } from './list-position.ts';

/** An opened match, with the names of the weapons in it. */
export interface OpenedMatch extends MatchDetail {
  readonly weapons: WeaponNames;
}

/** Empty: the address names no match, or no player. */
type OpenedMatchData = LoadResult<OpenedMatch>;

const routeId = 'mf-profile/match';

/** The route of the match that the address names, below the list. */
export const openedMatchRoute = (site: Site) => ({
  id: routeId,
  path: ':id?',
  element: null,
  loader: openedMatchLoader(site),
  // Another part of the match needs no reload.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    defaultShouldRevalidate && (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname),
});

/** If the match cannot be loaded, the list stays, so only an unknown match changes the status. */
export function openedMatchLoader(site: Site) {
  const keep = createAnswerCache<Answer<'getMatch'>>(site);
  return async (args: LoaderArgs): Promise<ReturnType<typeof data<OpenedMatchData>>> => {
    const matchId = readListPosition(args).match;
    const { signal, findPlayer } = readProfile(args);
    const player = matchId === null ? null : await findPlayer();
    if (matchId === null || !player) return data(empty);
    const input = { ...player, matchId };
    const result = await keep(
      JSON.stringify(input),
      () => apiOf(site).getMatch(input, { signal }),
      ({ match: { killLog } }) => killLog.state !== 'waiting' && killLog.state !== 'failed',
    );
    if (!result.ok) {
      return data(toLoadResult(result), { status: result.error.kind === 'not-found' ? 404 : 200 });
    }
    const { match } = result.data;
    const weapons = await readWeaponNames(site.game, listWeapons(match));
    return data({ status: 'ready', data: { ...match, weapons } });
  };
}

const listWeapons = ({ teams, killLog }: MatchDetail) => [
  ...teams.flatMap(({ members }) => members.map(({ mainWeapon }) => mainWeapon)),
  ...(killLog.state === 'ready' ? killLog.entries.map(({ weapon }) => weapon) : []),
];

/** The match that the address names, as its loader found it; null: none. */
export function useLoadedMatch(): MatchDetail | null {
  const loaded = useRouteLoaderData<OpenedMatchData>(routeId);
  return loaded?.status === 'ready' ? loaded.data : null;
}

/** The match that the address names. It stays if loading it again fails. Give its component the match as key. */
export function useOpenedMatch() {
  const loaded = useRouteLoaderData<OpenedMatchData>(routeId);
  const poll = useFetcher<OpenedMatchData>();
  const { pathname, search } = useLocation();
  const result = poll.data ?? loaded ?? empty;
  const shown = useKeepReady(result.status === 'empty' ? pending : result, '');
  return {
    match: shown.status === 'ready' ? shown.data : null,
    isPending: shown.status === 'pending',
    failure: result.status === 'failed' ? result.failure : null,
    reload: () => poll.load(pathname + search),
  };
}
