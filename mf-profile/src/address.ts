import type { Site } from '@hotdrop/shared-domain/contract';
import { type Game, readShard, regionFor, type Season } from '@hotdrop/shared-domain/game';
import { type ProfileTab, readSeasonParam, readShardParam } from '@hotdrop/shared-domain/links';
import { useSite } from '@hotdrop/shared-ui/site';
import {
  type RouterContextProvider,
  redirect,
  useLocation,
  useMatch,
  useParams,
  useSearchParams,
} from 'react-router-dom';

/** The arguments of a loader that the area reads. */
export interface LoaderArgs {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** What the middleware of the page provides. */
  readonly context: Readonly<RouterContextProvider>;
}

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
    season: season ? game.seasons.read(season) : null,
  };
}

/** Reads an address. Redirects permanently to the canonical spelling. */
export function readAddress(
  { game, basePath }: Site,
  { request, params }: Omit<LoaderArgs, 'context'>,
): Address {
  const address = parseAddress(game, params);
  const isCanonical =
    readShardParam(params.shard ?? '').isCanonical &&
    (!params.season || readSeasonParam(game, params.season).isCanonical);
  const isCanonicalShard = address.shard === address.platform || address.season?.isByRegion;
  if (isCanonical && isCanonicalShard) return address;

  const url = new URL(request.url);
  const parts = url.pathname.slice(basePath.length + 1).split('/');
  // Only seasons that were counted by region have regions in their addresses.
  parts[1] = address.season?.isByRegion ? address.shard : address.platform;
  if (address.season) parts[3] = address.season.shortId;
  throw redirect(`${basePath}/${parts.join('/')}${url.search}`, 301);
}

/** Replaces a part of the request's address below `profile/`. */
function withPart(
  { basePath }: Site,
  { request }: Pick<LoaderArgs, 'request'>,
  at: number,
  value: string,
): string {
  const { pathname, search } = new URL(request.url);
  const parts = pathname.slice(basePath.length + 1).split('/');
  return `${basePath}/${parts.with(at, value).join('/')}${search}`;
}

/** The address of the request with another shard. */
export const withShard = (site: Site, args: LoaderArgs, shard: string): string =>
  withPart(site, args, 1, shard);

/** The address of the request with another name. */
export const withName = (site: Site, args: LoaderArgs, name: string): string =>
  withPart(site, args, 2, encodeURIComponent(name));

/** The address of the request with another spelling of its week. */
export const withWeek = (site: Site, args: LoaderArgs, week: string): string => withPart(site, args, 4, week);

/** The region whose stats an address shows. Null: the season was not counted by region. */
export const regionOf = (game: Game, { season, shard }: Address): string | null =>
  season?.isByRegion ? regionFor(game, shard) : null;

export function useAddress(): Address {
  const { game } = useSite();
  return parseAddress(game, useParams());
}

export function useTab(): ProfileTab {
  const { basePath } = useSite();
  const { tab } = useMatch(`${basePath}/profile/:shard/:name/:season/:tab/*`)?.params ?? {};
  return tab === 'stats' || tab === 'matches' ? tab : 'overview';
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
