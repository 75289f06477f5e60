import type { Site } from '@hotdrop/shared-domain/contract';
import { readSeason, readShard, type Season, shardInData } from '@hotdrop/shared-domain/game';
import { loaderSignal, reportFailure } from '@hotdrop/shared-domain/rules';
import { mirrorAddress, selectPlayers } from '@hotdrop/shared-domain/store';
import { apiOf, type Player, type RenewalPending, type Result } from '@hotdrop/shared-domain/wire';
import { createContext, type MiddlewareFunction } from 'react-router-dom';
import { type Address, type LoaderArgs, readAddress, regionOf } from '../address.ts';

/** The player as calls of the API name one. */
export interface PlayerRef {
  readonly shard: string;
  readonly accountId: string;
}

/** The seasons of the game on the player's platform. */
interface PlatformSeasons {
  /** Null: not known. */
  readonly current: Season | null;
  /** Whether there is no current season because the platform has shut down. */
  readonly isPlatformShutDown: boolean;
}

/** Shared by the loaders of a page. The first loader that needs an answer sends the call. */
interface ProfileContext {
  readonly address: Address;
  /** Aborts the calls of the page at the loader timeout. */
  readonly signal: AbortSignal;
  /** Looks the player up. */
  readonly lookUp: () => Promise<Result<Player>>;
  /** Finds a known player without a lookup. Null: there is no player to show, and the layout says why. */
  readonly findPlayer: () => Promise<PlayerRef | null>;
  readonly readSeasons: () => Promise<PlatformSeasons>;
}

const profileContext = createContext<ProfileContext>();

/** What became of a press on Renew that was sent as a form, because scripts are off or not loaded yet. */
export type Press = Result<RenewalPending>;

/** The query of a page that reloads without scripts until the renewal is done. */
export const renewing = 'renewing';

/** Null: the page was not opened by a press. */
export const pressContext = createContext<Press | null>(null);

/** Middleware around all pages of a player. Redirects to the canonical address. */
export const provideProfile =
  (site: Site): MiddlewareFunction =>
  ({ request, params, context }) => {
    const address = readAddress(site, { request, params });
    mirrorAddress(site.store, address.season?.id ?? null, regionOf(site.game, address));
    context.set(profileContext, createProfileContext(site, address, loaderSignal(site, request.signal)));
  };

export const readProfile = ({ context }: Pick<LoaderArgs, 'context'>): ProfileContext =>
  context.get(profileContext);

function createProfileContext(site: Site, address: Address, signal: AbortSignal): ProfileContext {
  const { game, store } = site;
  const api = apiOf(site);
  const { platform: shard, name } = address;
  const lookUp = once(async (): Promise<Result<Player>> => {
    const result = await api.getPlayer({ shard, player: name }, { signal });
    return result.ok ? { ...result, data: result.data.player } : result;
  });
  return {
    address,
    signal,
    lookUp,
    findPlayer: once(async () => {
      const known = Object.values(selectPlayers(store.getState())).find(
        (player) => player.name === name && player.shard === shardInData(shard),
      );
      if (known) return { shard, accountId: known.accountId };
      const result = await lookUp();
      return result.ok ? { shard, accountId: result.data.accountId } : null;
    }),
    readSeasons: once(async () => {
      const active = await api.listActiveSeasons({}, { signal });
      if (!active.ok) {
        reportFailure(site, active.error, { area: 'mf-profile', page: 'profile' });
        return { current: null, isPlatformShutDown: false };
      }
      const season = active.data.seasons[shard];
      const isPlatformShutDown = !season && !readShard(game, shard).hasBoard;
      return { current: season ? readSeason(game, season.id) : null, isPlatformShutDown };
    }),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
