import type { Site } from '@hotdrop/shared-domain/contract';
import { playerIn } from '@hotdrop/shared-domain/store';
import type { Answer, MatchDetail, MatchSummary } from '@hotdrop/shared-domain/wire';
import { redirect } from 'react-router-dom';
import { type Address, type LoaderArgs, readTabAddress } from '../address.ts';
import { accountOf } from '../find-player.ts';
import { answer, type Outcome, outcomeOf } from '../outcome.ts';
import { type Patience, patienceOf } from '../patience.ts';
import { createMemory, noMemory } from './memory.ts';
import { type Place, placeLink, placeOf } from './place.ts';
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

/** A tab keeps the lists and matches that it has seen: coming back to a place asks for nothing. */
const remembered = 60;

export function matchesLoader(site: Site, milliseconds?: number) {
  const recall = site.side === 'browser' ? createMemory(remembered) : noMemory;

  return async (args: LoaderArgs): Promise<ReturnType<typeof answer<MatchesData>>> => {
    const address = readTabAddress(site, args);
    const patience = patienceOf(site, args.request, milliseconds);
    return answer(await readMatches(address, placeOf(args), patience));
  };

  async function readMatches(address: Address, place: Place, patience: Patience): Promise<MatchesData> {
    const accountId = await accountOf(site, address, patience);
    if (accountId === null) return { is: 'none' };
    const about = { shard: address.platform, accountId };
    const [pages, opened] = await Promise.all([
      readPages(about, place, patience),
      place.match === null ? null : readMatch(about, place.match, patience),
    ]);
    if (pages.is !== 'ready') return pages;

    const [first] = pages.data;
    const { perPage = 0, totalCount = 0 } = first ?? {};
    const matches = withoutRepeats(pages.data.flatMap((page) => page.matches));
    if (matches.length === 0 && totalCount > 0) throw redirect(lastPage(address, place, totalCount, perPage));
    const weapons = await weaponNames(site.game, matches, opened?.is === 'ready' ? opened.data : null);
    return { is: 'ready', data: { accountId, perPage, totalCount, matches, opened, weapons } };
  }

  type About = { readonly shard: string; readonly accountId: string };

  async function readPages(
    about: About,
    place: Place,
    patience: Patience,
  ): Promise<Outcome<readonly Page[]>> {
    const { from, page, mode, map } = place;
    const numbers = Array.from({ length: page - from + 1 }, (_, at) => from + at);
    // A renewal brings new matches: what was seen before it is not the list any more.
    const renewed = playerIn(about.shard, about.accountId)(site.store.getState())?.syncedAt;
    const results = await Promise.all(
      numbers.map((number) => {
        const input = { ...about, page: number, ...(mode && { mode }), ...(map && { map }) };
        return recall([input, renewed], () => site.api.listMatches(input, { signal: patience.signal }));
      }),
    );
    const outcomes = results.map((result) => outcomeOf(result, patience));
    const unready = outcomes.find((outcome) => outcome.is !== 'ready');
    if (unready) return unready;
    return {
      is: 'ready',
      data: outcomes.flatMap((outcome) => (outcome.is === 'ready' ? [outcome.data] : [])),
    };
  }

  async function readMatch(about: About, matchId: string, patience: Patience): Promise<Outcome<MatchDetail>> {
    const result = await recall(
      [about, matchId],
      () => site.api.getMatch({ ...about, matchId }, { signal: patience.signal }),
      ({ match }) => match.killLog.state !== 'waiting',
    );
    return outcomeOf(result.ok ? { ...result, data: result.data.match } : result, patience);
  }

  function lastPage({ shard, name, season }: Address, place: Place, totalCount: number, perPage: number) {
    const page = Math.ceil(totalCount / Math.max(1, perPage));
    return placeLink(site.links, { shard, name, season: season?.id ?? '' }, { ...place, page, from: page });
  }
}

/** A match that came in between two pages moves others from one page to the next. */
const withoutRepeats = (matches: readonly MatchSummary[]) =>
  matches.filter((match, at) => matches.findIndex(({ id }) => id === match.id) === at);
