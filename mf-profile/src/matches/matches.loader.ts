import type { Site } from '@hotdrop/shared-domain/contract';
import { findCurrentSeason, loaderSignal } from '@hotdrop/shared-domain/rules';
import { pageCount } from '@hotdrop/shared-domain/stats';
import type { Answer, Failure, MatchDetail, MatchSummary } from '@hotdrop/shared-domain/wire';
import { data, redirect } from 'react-router-dom';
import { type Address, type LoaderArgs, readTabAddress } from '../address/address.ts';
import { fetchAccountId } from '../layout/fetch-player.ts';
import { type LoadResult, toLoadResult, withHttpStatus } from '../loading/load-result.ts';
import { isPossibleSeason, noSuchSeason } from '../season/is-possible-season.ts';
import {
  cacheOpenedMatch,
  getMatchCache,
  matchKey,
  type PlayerRef,
  pageInput,
  pageKey,
  pointsKey,
} from './cache/match-cache.ts';
import { isFiltered, type ListPosition, linkToPosition, readListPosition } from './list-position.ts';
import type { MatchesData, MatchList, SessionPoints } from './match-list.ts';
import { readWeaponNames } from './weapon-names.ts';

const about = { area: 'mf-profile', page: 'profile' };

type Page = Answer<'listMatches'>;

/** The page has matches, but the API client could not read any of them. */
const unreadable: Failure<'malformed'> = {
  kind: 'malformed',
  call: 'listMatches',
  message: 'Could not read any match of the page.',
  issues: [],
};

export function matchesLoader(site: Site) {
  return async (args: LoaderArgs): Promise<ReturnType<typeof withHttpStatus<MatchesData>>> => {
    const address = readTabAddress(site, args);
    const signal = loaderSignal(site, args.request.signal);
    const matches = await loadMatches(address, readListPosition(args), signal);
    // The list is shown, but the address of a match that does not exist is no page.
    if (matches.status === 'ready' && hasUnknownMatch(matches.data)) return data(matches, { status: 404 });
    return withHttpStatus(matches);
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
    const [pages, opened, points] = await Promise.all([
      loadPages(player, position, signal),
      position.match === null ? null : loadMatch(player, position.match, signal),
      isFiltered(position) ? {} : loadPoints(player, signal),
    ]);
    if (pages.status !== 'ready') return pages;

    const [first] = pages.data;
    const { perPage = 0, totalCount = 0, modes, maps } = first ?? {};
    const matches = removeDuplicates(pages.data.flatMap((page) => page.matches));
    const lastPage = pageCount(totalCount, perPage);
    if (totalCount > 0 && position.page > lastPage) throw redirect(linkToPage(address, position, lastPage));
    if (totalCount > 0 && matches.length === 0) return { status: 'failed', failure: unreadable };
    const details = opened?.status === 'ready' ? opened.data : null;
    const weapons = await readWeaponNames(site.game, matches, details);
    const list = { accountId, perPage, totalCount, matches, modes, maps, points, opened, weapons, position };
    cacheOpenedMatch(site, player, list);
    return { status: 'ready', data: list };
  }

  async function loadPages(
    player: PlayerRef,
    position: ListPosition,
    signal: AbortSignal,
  ): Promise<LoadResult<readonly Page[]>> {
    const { from, page } = position;
    const cache = getMatchCache(site).pages;
    const numbers = Array.from({ length: page - from + 1 }, (_, at) => from + at);
    const results = await Promise.all(
      numbers.map(async (number) => {
        const input = pageInput(player, position, number);
        const key = pageKey(site, input);
        return toLoadResult(await cache.getOrFetch(key, () => site.api.listMatches(input, { signal })));
      }),
    );
    const pages: Page[] = [];
    for (const result of results) {
      if (result.status !== 'ready') return result;
      pages.push(result.data);
    }
    return { status: 'ready', data: pages };
  }

  /** The list is complete without points, so a failure leaves them out. */
  async function loadPoints(player: PlayerRef, signal: AbortSignal): Promise<SessionPoints> {
    const result = await getMatchCache(site).points.getOrFetch(pointsKey(site, player), async () => {
      const answer = await site.api.listSessions(player, { signal });
      return answer.ok ? { ...answer, data: readPoints(answer.data.sessions) } : answer;
    });
    return result.ok ? result.data : {};
  }

  async function loadMatch(
    player: PlayerRef,
    matchId: string,
    signal: AbortSignal,
  ): Promise<LoadResult<MatchDetail>> {
    const result = await getMatchCache(site).matches.getOrFetch(matchKey(player, matchId), () =>
      site.api.getMatch({ ...player, matchId }, { signal }),
    );
    return toLoadResult(result.ok ? { ...result, data: result.data.match } : result);
  }

  function linkToPage({ shard, name, season }: Address, position: ListPosition, page: number) {
    const about = { shard, name, season: season?.id ?? '' };
    return linkToPosition(site.links, about, { ...position, page, from: page });
  }
}

const readPoints = (sessions: Answer<'listSessions'>['sessions']): SessionPoints =>
  Object.fromEntries(
    sessions.flatMap(({ start, points }) =>
      points === null || points === undefined ? [] : [[start, points]],
    ),
  );

const hasUnknownMatch = ({ opened }: MatchList) =>
  opened?.status === 'failed' && opened.failure.kind === 'not-found';

/** Removes matches that are on two pages, because a new match was added between the two calls. */
const removeDuplicates = (matches: readonly MatchSummary[]) =>
  matches.filter((match, at) => matches.findIndex(({ id }) => id === match.id) === at);
