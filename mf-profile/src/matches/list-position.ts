import type { Links } from '@hotdrop/shared-domain/links';
import { readMatchParam, readPage } from '@hotdrop/shared-domain/links';
import type { LoaderArgs } from '../address/address.ts';

/** Pages that may stand on one page of the site, one after the other. */
export const mostPages = 10;

/** Where in the list of matches the address is. */
export interface Place {
  /** The last page of the list that is shown. */
  readonly page: number;
  /** The first one: more than one is shown when more were loaded. */
  readonly from: number;
  /** Null: all of them. */
  readonly mode: string | null;
  readonly map: string | null;
  /** The match that is opened; null: none. */
  readonly match: string | null;
}

/** Whether some of the matches are chosen. */
export const isFiltered = ({ mode, map }: Place): boolean => mode !== null || map !== null;

export function readPlace(id: string | undefined, query: URLSearchParams): Place {
  const param = readMatchParam(id);
  const page = 'page' in param && id ? param.page : readPage(query.get('page'));
  const from = query.has('from') ? readPage(query.get('from')) : page;
  return {
    page,
    from: from > page || page - from >= mostPages ? page : from,
    mode: query.get('mode') || null,
    map: query.get('map') || null,
    match: 'match' in param ? param.match : null,
  };
}

export const placeOf = ({ request, params }: LoaderArgs): Place =>
  readPlace(params.id, new URL(request.url).searchParams);

type About = Parameters<Links['matches']>[0];

/** The address of a place in the list. */
export function placeLink(links: Links, about: Omit<About, 'page'>, place: Place): string {
  const { page, from, mode, map, match } = place;
  const path = match ? links.match({ ...about, match, page }) : links.matches({ ...about, page });
  const [pathname = '', given] = path.split('?');
  const query = new URLSearchParams(given);
  if (from < page) query.set('from', String(from));
  if (mode) query.set('mode', mode);
  if (map) query.set('map', map);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
