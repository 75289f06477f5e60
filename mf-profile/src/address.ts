import type { Site } from '@hotdrop/shared-domain/contract';
import { type Game, readSeason, readShard, regionFor, type Season } from '@hotdrop/shared-domain/game';
import { type ProfileTab, readSeasonParam, readShardParam } from '@hotdrop/shared-domain/links';
import { useSite } from '@hotdrop/shared-ui/site';
import {
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
  useLocation,
  useMatch,
  useParams,
  useSearchParams,
} from 'react-router-dom';

/** The arguments of a loader that the area reads. The middleware of the page provides the context. */
export type LoaderArgs = Pick<
  LoaderFunctionArgs<Readonly<RouterContextProvider>>,
  'request' | 'params' | 'context'
>;

/** The player and the season of an address. */
export interface Address {
  /** The platform, or one of its regions. */
  readonly shard: string;
  readonly platform: string;
  readonly name: string;
  /** Null: the address has no season. */
  readonly season: Season | null;
}

function parseAddress(game: Game, params: LoaderArgs['params']): Address {
  const { shard = '', name = '', season } = params;
  const { value } = readShardParam(shard);
  return {
    shard: value,
    platform: readShard(game, value).platform,
    name,
    season: season ? readSeason(game, season) : null,
  };
}

/** Reads an address. Redirects permanently to the canonical spelling. */
export function readAddress(site: Site, { request, params }: Omit<LoaderArgs, 'context'>): Address {
  const address = parseAddress(site.game, params);
  const { shard, platform, season } = address;
  const isCanonical =
    readShardParam(params.shard ?? '').isCanonical &&
    (!params.season || readSeasonParam(site.game, params.season).isCanonical) &&
    (shard === platform || season?.isByRegion);
  if (isCanonical) return address;
  // Only seasons that were counted by region have regions in their addresses.
  const canonical = {
    shard: season?.isByRegion ? shard : platform,
    ...(season && { season: season.shortId }),
  };
  throw redirect(changeAddress(site, request, canonical), 301);
}

/** Where the segments of an address are below the base path, which begin with `profile`. */
const segments = { shard: 1, name: 2, season: 3, week: 4 };

/** Returns the address of the request with other segments. */
export function changeAddress(
  { basePath }: Site,
  { url }: Request,
  change: Partial<Record<keyof typeof segments, string>>,
): string {
  const { pathname, search } = new URL(url);
  const parts = pathname.slice(basePath.length + 1).split('/');
  for (const [name, at] of Object.entries(segments)) {
    const value = change[name as keyof typeof segments];
    if (value !== undefined) parts[at] = encodeURIComponent(value);
  }
  return `${basePath}/${parts.join('/')}${search}`;
}

/** The region whose stats an address shows. Null: the season was not counted by region. */
export const regionOf = (game: Game, { season, shard }: Address): string | null =>
  season?.isByRegion ? regionFor(game, shard) : null;

export function useAddress(): Address {
  const { game } = useSite();
  return parseAddress(game, useParams());
}

const tabs: readonly ProfileTab[] = ['stats', 'matches', 'habits'];

export function useTab(): ProfileTab {
  const { basePath } = useSite();
  const { tab } = useMatch(`${basePath}/profile/:shard/:name/:season/:tab/*`)?.params ?? {};
  return tabs.find((one) => one === tab) ?? 'overview';
}

/** Query parameters to set; null removes one. */
type QueryChange = Readonly<Record<string, string | null>>;

export function withQuery(address: string, change: QueryChange): string {
  const [pathname = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Returns a function that links to this page with a changed query. */
export function useQueryLink(): (change: QueryChange) => string {
  const { pathname, search } = useLocation();
  return (change) => withQuery(pathname + search, change);
}

const choice = ['perspective', 'mode'];

/** Returns a function that adds the visitor's perspective and mode to the address of another season or tab. */
export function useKeepChoice(): (address: string) => string {
  const [query] = useSearchParams();
  return (address) => withQuery(address, Object.fromEntries(choice.map((name) => [name, query.get(name)])));
}
