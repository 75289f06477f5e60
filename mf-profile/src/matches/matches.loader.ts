import type { Site } from '@hotdrop/shared-domain/contract';
import { type LoaderTimeout, loaderTimeout } from '@hotdrop/shared-domain/rules';
import { pageCount } from '@hotdrop/shared-domain/stats';
import type { Answer, Failure, MatchDetail, MatchSummary } from '@hotdrop/shared-domain/wire';
import { redirect } from 'react-router-dom';
import { type Address, type LoaderArgs, readTabAddress } from '../address/address.ts';
import { answer, type Outcome, outcomeOf } from '../loading/load-result.ts';
import { accountOf } from '../profile/fetch-player.ts';
import { memoryOf } from './cache/answer-cache.ts';
import { isFinal, matchKey, pageInput, pageKey, rememberOpened, type Whose } from './cache/match-cache.ts';
import { type Place, placeLink, placeOf } from './list-position.ts';
import { type WeaponNames, weaponNames } from './weapon-names.ts';

export interface MatchList {
  readonly accountId: string;
  readonly perPage: number;
  readonly totalCount: number;
  readonly matches: readonly MatchSummary[];
  /** The match that the address opens; null: none. */
  readonly opened: Outcome<MatchDetail> | null;
  /** What the weapons that appear are called. */
  readonly weapons: WeaponNames;
}

export type MatchesData =
  | Outcome<MatchList>
  /** There is no player: the page around says so. */
  | { readonly is: 'none' };

type Page = Answer<'listMatches'>;

/** There are matches on this page, and the client left every one of them out. */
const unreadable: Failure<'malformed'> = {
  kind: 'malformed',
  call: 'listMatches',
  message: 'No match of the page could be read.',
  issues: [],
};

export function matchesLoader(site: Site, milliseconds?: number) {
  // Coming back to a place that this tab has seen asks for nothing.
  const { recall } = memoryOf(site);

  return async (args: LoaderArgs): Promise<ReturnType<typeof answer<MatchesData>>> => {
    const address = readTabAddress(site, args);
    const timeout = loaderTimeout(site, args.request.signal, milliseconds);
    return answer(await readMatches(address, placeOf(args), timeout));
  };

  async function readMatches(address: Address, place: Place, timeout: LoaderTimeout): Promise<MatchesData> {
    const accountId = await accountOf(site, address, timeout);
    if (accountId === null) return { is: 'none' };
    const whose = { shard: address.platform, accountId };
    const [pages, opened] = await Promise.all([
      readPages(whose, place, timeout),
      place.match === null ? null : readMatch(whose, place.match, timeout),
    ]);
    if (pages.is !== 'ready') return pages;

    const [first] = pages.data;
    const { perPage = 0, totalCount = 0 } = first ?? {};
    const matches = withoutRepeats(pages.data.flatMap((page) => page.matches));
    const lastPage = pageCount(totalCount, perPage);
    if (totalCount > 0 && place.page > lastPage) throw redirect(linkToPage(address, place, lastPage));
    if (totalCount > 0 && matches.length === 0) return { is: 'failed', failure: unreadable };
    const weapons = await weaponNames(site.game, matches, opened?.is === 'ready' ? opened.data : null);
    const list = { accountId, perPage, totalCount, matches, opened, weapons };
    rememberOpened(site, whose, list);
    return { is: 'ready', data: list };
  }

  async function readPages(
    whose: Whose,
    place: Place,
    timeout: LoaderTimeout,
  ): Promise<Outcome<readonly Page[]>> {
    const { from, page } = place;
    const numbers = Array.from({ length: page - from + 1 }, (_, at) => from + at);
    const results = await Promise.all(
      numbers.map((number) => {
        const input = pageInput(whose, place, number);
        return recall(pageKey(site, input), () => site.api.listMatches(input, { signal: timeout.signal }));
      }),
    );
    const outcomes = results.map((result) => outcomeOf(result, timeout));
    const unready = outcomes.find((outcome) => outcome.is !== 'ready');
    if (unready) return unready;
    return {
      is: 'ready',
      data: outcomes.flatMap((outcome) => (outcome.is === 'ready' ? [outcome.data] : [])),
    };
  }

  async function readMatch(
    whose: Whose,
    matchId: string,
    timeout: LoaderTimeout,
  ): Promise<Outcome<MatchDetail>> {
    const result = await recall(
      matchKey(whose, matchId),
      () => site.api.getMatch({ ...whose, matchId }, { signal: timeout.signal }),
      ({ match }) => isFinal(match),
    );
    return outcomeOf(result.ok ? { ...result, data: result.data.match } : result, timeout);
  }

  function linkToPage({ shard, name, season }: Address, place: Place, page: number) {
    return placeLink(site.links, { shard, name, season: season?.id ?? '' }, { ...place, page, from: page });
  }
}

/** A match that came in between two pages moves others from one page to the next. */
const withoutRepeats = (matches: readonly MatchSummary[]) =>
  matches.filter((match, at) => matches.findIndex(({ id }) => id === match.id) === at);
