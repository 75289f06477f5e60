import type { Site } from '@hotdrop/shared-domain/contract';
import { linksOf } from '@hotdrop/shared-domain/links';
import { pageCount } from '@hotdrop/shared-domain/stats';
import { selectPlayer } from '@hotdrop/shared-domain/store';
import { type Answer, apiOf, type Failure, type MatchSummary } from '@hotdrop/shared-domain/wire';
import { redirect } from 'react-router-dom';
import type { Address, LoaderArgs } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { empty, type LoadResult, toLoadResult, withHttpStatus } from '../loading/load-result.ts';
import { type PlayerRef, readProfile } from '../loading/profile-context.ts';
import { isPossibleSeason, noSuchSeason } from '../season/season-choices.ts';
import { readWeaponNames } from '../stats/weapon-names.ts';
import { createAnswerCache } from './answer-cache.ts';
import { isFiltered, type ListPosition, linkToPosition, readListPosition } from './list-position.ts';
import type { MatchList, SessionPoints } from './match-list.ts';

type Page = Answer<'listMatches'>;

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
  return async (args: LoaderArgs) => withHttpStatus(await loadMatches(args));

  /** Empty: there is no player, and the layout says so. */
  async function loadMatches(args: LoaderArgs): Promise<LoadResult<MatchList>> {
    const { address, signal, findPlayer, readSeasons } = readProfile(args);
    const position = readListPosition(args);
    const { season } = address;
    const id = args.params.id ?? '';
    // Another spelling of a page: `matches/0`, `matches/1`, `matches/02`.
    if (/^\d+$/.test(id) && (position.page === 1 || id !== String(position.page))) {
      throw redirect(linkToPage(address, position, position.page), 301);
    }
    const [player, { current }] = await Promise.all([findPlayer(), readSeasons()]);
    if (!player) return empty;
    if (season && !isPossibleSeason(season, current)) return noSuchSeason;
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
      data: {
        accountId: player.accountId,
        perPage,
        totalCount,
        matches,
        modes,
        maps,
        points,
        weapons,
        position,
      },
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
    return keep(JSON.stringify([input, player?.syncedAt]), () => apiOf(site).listMatches(input, { signal }));
  }

  /** The list is complete without points, so a failure leaves them out. */
  async function loadPoints(player: PlayerRef, signal: AbortSignal): Promise<SessionPoints> {
    const result = await apiOf(site).listSessions(player, { signal });
    const sessions = result.ok ? result.data.sessions : [];
    return Object.fromEntries(
      sessions.flatMap(({ start, points }) => (points == null ? [] : [[start, points]])),
    );
  }

  function linkToPage({ shard, name, season }: Address, position: ListPosition, page: number) {
    const address = { shard, name, season: season?.id ?? '' };
    return linkToPosition(linksOf(site, linkPatterns), address, { ...position, page, from: page });
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
