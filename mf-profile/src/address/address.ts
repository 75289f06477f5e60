import type { Site } from '@hotdrop/shared-domain/contract';
import { type Game, readShard, regionFor, type Season } from '@hotdrop/shared-domain/game';
import { readSeasonParam, readShardParam } from '@hotdrop/shared-domain/links';
import { mirrorAddress } from '@hotdrop/shared-domain/store';
import { redirect } from 'react-router-dom';

/** What a loader of the router is called with. */
export interface LoaderArgs {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Which player, and which season, an address is about. */
export interface Address {
  /** As the address spells it: a platform, or a region of one. */
  readonly shard: string;
  /** The platform on which the player is known. */
  readonly platform: string;
  readonly name: string;
  /** Null: the address names none. */
  readonly season: Season | null;
}

export function addressOf(game: Game, params: LoaderArgs['params']): Address {
  const { shard = '', name = '', season } = params;
  const { value } = readShardParam(shard);
  return {
    shard: value,
    platform: readShard(game, value).platform,
    name,
    season: season ? game.seasons.read(season) : null,
  };
}

/** Reads an address; one that is spelled otherwise than the site spells it redirects for good. */
export function readAddress({ game, basePath }: Site, { request, params }: LoaderArgs): Address {
  const address = addressOf(game, params);
  const isSpelledSo =
    readShardParam(params.shard ?? '').isCanonical &&
    (!params.season || readSeasonParam(game, params.season).isCanonical);
  const isRegionOfUse = address.shard === address.platform || address.season?.isByRegion;
  if (isSpelledSo && isRegionOfUse) return address;

  const url = new URL(request.url);
  const parts = url.pathname.slice(basePath.length + 1).split('/');
  // Only seasons that were counted by region know regions: everywhere else the platform is meant.
  parts[1] = address.season?.isByRegion ? address.shard : address.platform;
  if (address.season) parts[3] = address.season.shortId;
  throw redirect(`${basePath}/${parts.join('/')}${url.search}`, 301);
}

/** The address of a tab: the site's store mirrors which season and region it names. */
export function readTabAddress(site: Site, args: LoaderArgs): Address {
  const address = readAddress(site, args);
  const { season, shard } = address;
  const region = season?.isByRegion ? regionFor(site.game, shard) : null;
  mirrorAddress(site.store, season?.id ?? null, region);
  return address;
}
