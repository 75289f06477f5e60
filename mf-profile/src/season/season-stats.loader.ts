import type { Site } from '@hotdrop/shared-domain/contract';
import { type Game, regionFor, type Season } from '@hotdrop/shared-domain/game';
import { findCurrentSeason, loaderSignal } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, SeasonStats } from '@hotdrop/shared-domain/wire';
import { type Address, type LoaderArgs, readTabAddress } from '../address/address.ts';
import { type LoadResult, toLoadResult, withHttpStatus } from '../loading/load-result.ts';
import { fetchAccountId } from '../profile/fetch-player.ts';
import { chooseDefaultSeason } from './season-choices.ts';

/** A player's stats in the season of the page. */
export type SeasonStatsData =
  | LoadResult<SeasonStats>
  /** There is no player (the layout says so), no season is known, or the platform has no such season. */
  | { readonly status: 'none'; readonly failure?: ApiFailure };

const about = { area: 'mf-profile', page: 'profile' };

/** Loads the stats for every tab that shows a season's figures. */
export const seasonStatsLoader =
  (site: Site) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof withHttpStatus<SeasonStatsData>>> => {
    const address = readTabAddress(site, args);
    const signal = loaderSignal(site, args.request.signal);
    return withHttpStatus(await loadSeasonStats(site, address, signal));
  };

export async function loadSeasonStats(
  site: Site,
  address: Address,
  signal: AbortSignal,
): Promise<SeasonStatsData> {
  const [accountId, requested] = await Promise.all([
    fetchAccountId(site, address, signal),
    address.season ?? findCurrentSeason(site, address.platform, signal, about),
  ]);
  if (accountId === null) return { status: 'none' };
  const chosen = requested ? ready(requested) : await loadNewestSeason(site, address, accountId, signal);
  if (chosen.status !== 'ready') return chosen;
  const season = chosen.data;
  if (season === null) return { status: 'none' };

  const shard = chooseShard(site.game, address, season);
  const result = await site.api.getSeasonStats({ shard, accountId, season: season.id }, { signal });
  if (!result.ok && result.error.kind === 'not-found') return { status: 'none', failure: result.error };
  return toLoadResult(result);
}

/** Returns the region of the address for seasons that were counted by region, otherwise the platform. */
const chooseShard = (game: Game, { shard, platform }: Address, season: Season) =>
  season.isByRegion ? (regionFor(game, shard) ?? platform) : platform;

const ready = (season: Season | null): LoadResult<Season | null> => ({ status: 'ready', data: season });

/** Null: the player has no season. A list that fails does not mean that. */
async function loadNewestSeason(
  { api, game }: Site,
  { platform }: Address,
  accountId: string,
  signal: AbortSignal,
): Promise<LoadResult<Season | null>> {
  const result = toLoadResult(await api.listSeasons({ shard: platform, accountId }, { signal }));
  if (result.status !== 'ready') return result;
  return ready(chooseDefaultSeason(game, { seasons: result.data.seasons, currentSeason: null }));
}
