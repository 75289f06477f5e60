import { type InSeason, type Links, readMatchParam, readPage } from '@hotdrop/shared-domain/links';
import type { MatchKind } from '@hotdrop/shared-domain/wire';
import { useLinks } from '@hotdrop/shared-ui/site';
import { useParams, useSearchParams } from 'react-router-dom';
import { type LoaderArgs, useAddress } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import type { MatchList } from './match-list.ts';

/** Pages of the list that the site shows at once. */
export const maxPages = 10;

/** The kinds of matches in filters. The schemas of the API are too large for the page. */
export const matchKinds: readonly MatchKind[] = ['ranked', 'normal'];

/** The pages, the filter, and the opened match in the address. */
export interface ListPosition {
  /** The last page that is shown. */
  readonly page: number;
  /** The first page that is shown: smaller than `page` after "Load more". */
  readonly from: number;
  /** Null: all modes. */
  readonly mode: string | null;
  /** Null: ranked, normal, and training. */
  readonly kind: MatchKind | null;
  /** Null: all maps. */
  readonly map: string | null;
  /** The account id of a teammate; null: anyone. */
  readonly teammate: string | null;
  /** The visitor's choice on other tabs, so that links of the list keep it. */
  readonly perspective: string | null;
  /** Id of the opened match; null: none. */
  readonly match: string | null;
}

type Filter = Pick<ListPosition, 'mode' | 'kind' | 'map' | 'teammate'>;

export const unfiltered: Filter = { mode: null, kind: null, map: null, teammate: null };

export const isFiltered = ({ mode, kind, map, teammate }: ListPosition): boolean =>
  [mode, kind, map, teammate].some((chosen) => chosen !== null);

export const hasSameFilter = (one: ListPosition, other: ListPosition): boolean =>
  one.mode === other.mode &&
  one.kind === other.kind &&
  one.map === other.map &&
  one.teammate === other.teammate;

export function parseListPosition(id: string | undefined, query: URLSearchParams): ListPosition {
  const param = readMatchParam(id);
  const page = 'page' in param && id ? param.page : readPage(query.get('page'));
  const from = query.has('from') ? readPage(query.get('from')) : page;
  return {
    page,
    from: from > page || page - from >= maxPages ? page : from,
    mode: query.get('mode') || null,
    kind: matchKinds.find((kind) => kind === query.get('kind')) ?? null,
    map: query.get('map') || null,
    teammate: query.get('with') || null,
    perspective: query.get('perspective') || null,
    match: 'match' in param ? param.match : null,
  };
}

export const readListPosition = ({ request, params }: LoaderArgs): ListPosition =>
  parseListPosition(params.id, new URL(request.url).searchParams);

/** The position that the address names. */
export function useAddressPosition(): ListPosition {
  const { id } = useParams();
  const [query] = useSearchParams();
  return parseListPosition(id, query);
}

/** Returns a function that links to other positions of a list. */
export function useListLinks({ position }: Pick<MatchList, 'position'>) {
  const links = useLinks(linkPatterns);
  const { shard, name, season } = useAddress();
  const { match, perspective } = useAddressPosition();
  return (change: Partial<ListPosition>) =>
    linkToPosition(
      links,
      { shard, name, season: season?.id ?? '' },
      { ...position, match, perspective, ...change },
    );
}

export function linkToPosition(
  links: Links<keyof typeof linkPatterns>,
  about: InSeason,
  position: ListPosition,
): string {
  const { page, from, mode, kind, map, teammate, perspective, match } = position;
  const path = match ? links.match({ ...about, match, page }) : links.matches({ ...about, page });
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  if (from < page) query.set('from', String(from));
  if (mode) query.set('mode', mode);
  if (kind) query.set('kind', kind);
  if (map) query.set('map', map);
  if (teammate) query.set('with', teammate);
  if (perspective) query.set('perspective', perspective);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
