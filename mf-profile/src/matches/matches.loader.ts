import type { Site } from '@hotdrop/shared-domain/contract';
import { findCurrentSeason, loaderSignal } from '@hotdrop/shared-domain/rules';
import { pageCount } from '@hotdrop/shared-domain/stats';
import { selectPlayer } from '@hotdrop/shared-domain/store';
import type { Answer, Failure, MatchSummary } from '@hotdrop/shared-domain/wire';
import { redirect } from 'react-router-dom';
import { type Address, type LoaderArgs, readTabAddress } from '../address.ts';
import { readWeaponNames } from '../figures/weapon-names.ts';
import { fetchAccountId } from '../layout/fetch-player.ts';
import { type LoadResult, toLoadResult, withHttpStatus } from '../loading/load-result.ts';
import { isPossibleSeason, noSuchSeason } from '../season/season-choices.ts';
import { createAnswerCache } from './answer-cache.ts';
import { isFiltered, type ListPosition, linkToPosition, readListPosition } from './list-position.ts';
import type { MatchesData, SessionPoints } from './match-list.ts';

const about = { area: 'mf-profile', page: 'profile' };

type Page = Answer<'listMatches'>;

interface PlayerRef {
  readonly shard: string;
  readonly accountId: string;
}

/** The page has matches, but the API client could not read any of them. */
const unreadable: Failure<'malformed'> = {
  kind: 'malformed',
  call: 'listMatches',
  message: 'Could not read any match of the page.',
  issues: [],
};

/** Loads the pages of the list that the address names. The opened match has a loader of its own. */
export function matchesLoader(site: Site) {
  // "Load more" shows the pages before it again.
  const keep = createAnswerCache<Page>(site);
  return async (args: LoaderArgs): Promise<ReturnType<typeof withHttpStatus<MatchesData>>> => {
    const address = readTabAddress(site, args);
    const signal = loaderSignal(site, args.request.signal);
    return withHttpStatus(await loadMatches(address, readListPosition(args), signal));
  };

  async function loadMatches(
    address: Address,
    position: ListPosition,
    signal: AbortSignal,
  ): Promise<MatchesData> {
    const { platform, season } = address;
    const [accountId, current] = await Promise.all([
      fetchAccountId(site, address, signal),
      findCurrentSeason(site, platform, signal, about),
    ]);
    if (accountId === null) return { status: 'none' };
    if (season && !isPossibleSeason(season, current)) {
      return { status: 'no-season', failure: noSuchSeason };
    }
    const player = { shard: platform, accountId };
    const [loaded, points] = await Promise.all([
      loadPages(player, position, signal),
      isFiltered(position) ? {} : loadPoints(player, signal),
    ]);
    if (loaded.status !== 'ready') return loaded;

    const [first] = loaded.data;
    const { perPage = 0, totalCount = 0, modes, maps } = first ?? {};
    const matches = removeDuplicates(loaded.data.flatMap((page) => page.matches));
    const lastPage = pageCount(totalCount, perPage);
    if (totalCount > 0 && position.page > lastPage) throw redirect(linkToPage(address, position, lastPage));
    if (totalCount > 0 && matches.length === 0) return { status: 'failed', failure: unreadable };
    const weapons = await readWeaponNames(
      site.game,
      matches.flatMap(({ participants }) => participants.map(({ mainWeapon }) => mainWeapon)),
    );
    return {
      status: 'ready',
      data: { accountId, perPage, totalCount, matches, modes, maps, points, weapons, position },
    };
  }

  async function loadPages(
    player: PlayerRef,
    position: ListPosition,
    signal: AbortSignal,
  ): Promise<LoadResult<readonly Page[]>> {
    const { from, page } = position;
    const numbers = Array.from({ length: page - from + 1 }, (_, index) => from + index);
    const results = await Promise.all(
      numbers.map(async (number) =>
        toLoadResult(await loadPage(pageInput(player, position, number), signal)),
      ),
    );
    const loaded: Page[] = [];
    for (const result of results) {
      if (result.status !== 'ready') return result;
      loaded.push(result.data);
    }
    return { status: 'ready', data: loaded };
  }

  function loadPage(input: ReturnType<typeof pageInput>, signal: AbortSignal) {
    // A renewal can add matches.
    const player = selectPlayer(input.shard, input.accountId)(site.store.getState());
    return keep(JSON.stringify([input, player?.syncedAt]), () => site.api.listMatches(input, { signal }));
  }

  /** The list is complete without points, so a failure leaves them out. */
  async function loadPoints(player: PlayerRef, signal: AbortSignal): Promise<SessionPoints> {
    const result = await site.api.listSessions(player, { signal });
    const sessions = result.ok ? result.data.sessions : [];
    return Object.fromEntries(
      sessions.flatMap(({ start, points }) => (points == null ? [] : [[start, points]])),
    );
  }

  function linkToPage({ shard, name, season }: Address, position: ListPosition, page: number) {
    const address = { shard, name, season: season?.id ?? '' };
    return linkToPosition(site.links, address, { ...position, page, from: page });
  }
}

const pageInput = (player: PlayerRef, { mode, kind, map, teammate }: ListPosition, page: number) => ({
  ...player,
  page,
  ...(mode && { mode }),
  ...(kind && { kind }),
  ...(map && { map }),
  ...(teammate && { with: teammate }),
});

/** Removes matches that are on two pages, because a new match was added between the two calls. */
const removeDuplicates = (matches: readonly MatchSummary[]) =>
  matches.filter((match, index) => matches.findIndex(({ id }) => id === match.id) === index);
